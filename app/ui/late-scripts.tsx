import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type LinkProps = { rel?: string; children?: ReactNode };

/**
 * React Router's scripts, which give way to what paints the page: stylesheet and font. Scripts takes no priority for its
 * preloads, hence it is called as the hook that every component is, and its links are given one.
 */
export function LateScripts(): ReactNode {
  return givingWay(Scripts({}));
}

function givingWay(node: ReactNode): ReactNode {
  return Children.map(node, (element) => {
    if (!isValidElement<LinkProps>(element)) return element;
    if (element.props.rel === "modulepreload")
      return cloneElement(element, { fetchPriority: "low" } as LinkProps);
    return element.props.children ? cloneElement(element, {}, givingWay(element.props.children)) : element;
  });
}
