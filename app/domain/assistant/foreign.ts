/** A scheme that leads somewhere, with or without slashes, and an address that leaves its scheme out. */
const address =
  /[a-z][a-z\d+.-]*:\/|\/\/|\b(?:javascript|vbscript|data|mailto|file|blob|tel|sms):\S|\bwww\./i;

/** A domain, or an e-mail address at one: known endings alone, so that "pain.Ask" stays two words without a space. */
const domain =
  /(?:[\w-]+\.)+(?:com|org|net|gov|edu|info|io|co|us|biz|app|dev|me|xyz|site|online|link|shop|top|ru|cn)\b|(?:[\w-]+\.)+[a-z]{2,}\/\S/i;

/**
 * Is this word an address that the reader must not be sent to? A web address always is; a mere domain, unless our own
 * pages name it.
 */
export function isForeign(word: string, ourWords: string): boolean {
  if (address.test(word)) return true;
  const named = domain.exec(word)?.[0];
  return named !== undefined && !ourWords.includes(named);
}
