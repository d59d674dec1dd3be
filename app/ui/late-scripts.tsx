import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type Tag = { id?: string; rel?: string; href?: string; type?: string; async?: boolean; children?: ReactNode };

const id = "late-scripts";

/**
 * React Router's scripts, which start once the page is painted: nothing of them is loaded before. Its module waits as
 * plain text, whose hash is in the page's policy as any script's. Scripts has no way to say so, hence it is called as
 * the hook that every component is, and its tags are changed. They are in the server's HTML alone: React leaves what it
 * does not know in a body as it is, and the browser need not load what writes them.
 */
export function LateScripts(): ReactNode {
  if (!import.meta.env.SSR) return null;
  const modules: string[] = [];
  const tags = waiting(Scripts({}), modules);
  return (
    <>
      {tags}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: start(modules) }} />
    </>
  );
}

/** The tags without what the browser would load at once; the addresses of that go to `modules`. */
function waiting(node: ReactNode, modules: string[]): ReactNode {
  return Children.map(node, (element) => {
    if (!isValidElement<Tag>(element)) return element;
    const { rel, href, type, children } = element.props;
    if (rel === "modulepreload" && href) {
      modules.push(href);
      return null;
    }
    if (type === "module") return cloneElement(element, { id, type: "text/plain", async: undefined });
    return children ? cloneElement(element, {}, waiting(children, modules)) : element;
  });
}

/** Once the first paint is on the screen; at once in a tab in the background, or where nobody tells of paints. */
const start = (modules: readonly string[]) => `(function(){var start=function(){
var add=function(tag,its){document.body.append(Object.assign(document.createElement(tag),its))};
${JSON.stringify(modules)}.forEach(function(href){add("link",{rel:"modulepreload",fetchPriority:"low",href:href})});
add("script",{type:"module",textContent:document.getElementById("${id}").textContent});
},told=window.PerformanceObserver,kinds=told&&told.supportedEntryTypes||[];
if(document.hidden||!kinds.includes("paint"))setTimeout(start);
else new told(function(paints,those){those.disconnect();start()}).observe({type:"paint",buffered:true});
})()`;
