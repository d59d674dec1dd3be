/**
 * Runs in the head, before anything is painted: marks the document while scripts run, so that CSS may put
 * away what a script can bring back. The mark goes when a script fails to load, or when React has not taken
 * over some seconds after the page was complete; then every word is on the page again, and the part that the address
 * names is where it was, or in view if it was put away.
 */
export const scriptsRunning = `(function(r){
var off=function(){if(r.hasAttribute("data-hydrated")||!r.classList.contains("scripts"))return;
var asked=document.getElementById(location.hash.slice(1)),was=asked&&asked.getClientRects()[0];
r.classList.remove("scripts");
if(was)scrollBy(0,asked.getBoundingClientRect().top-was.top);else if(asked)asked.scrollIntoView()};
r.classList.add("scripts");
addEventListener("error",function(e){if(e.target&&e.target.tagName==="SCRIPT")off()},true);
addEventListener("load",function(){setTimeout(off,5000)});
})(document.documentElement)`;

/** Called once React runs: from here on the scripts are known to work. */
export function markHydrated(): void {
  document.documentElement.classList.add("scripts");
  document.documentElement.setAttribute("data-hydrated", "");
}
