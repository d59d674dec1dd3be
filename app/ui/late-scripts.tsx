import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type LinkProps = { rel?: string; children?: ReactNode };

/**
 * React Router's scripts, which give way to what paints the page: stylesheet and font. Scripts takes no priority for its
 * preloads, hence it is called as the hook that every component is, and its links are given one. In the server's HTML
 * alone: React leaves what it does not know in a body as it is, and the browser need not load what writes them.
 */
export function LateScripts(): ReactNode {
  return import.meta.env.SSR ? givingWay(Scripts({})) : null;
}

function givingWay(node: ReactNode): ReactNode {
  return Children.map(node, (element) => {
    if (!isValidElement<LinkProps>(element)) return element;
    if (element.props.rel === "modulepreload")
      return cloneElement(element, { fetchPriority: "low" } as LinkProps);
    return element.props.children ? cloneElement(element, {}, givingWay(element.props.children)) : element;
  });
}
