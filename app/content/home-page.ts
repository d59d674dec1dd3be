/** What the home page says of itself: the scripts of a first visit hold no more of its words. */
export const lead =
  "You live with pain, or you care for someone who does. Learn what the rules say. Get ready for your next visit. Find help close to home.";
