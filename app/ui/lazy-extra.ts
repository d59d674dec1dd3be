import { type ComponentType, lazy } from "react";

/**
 * A component whose code is loaded when it is first shown. Where that fails it shows nothing: it only adds to
 * a page, which must not go down with it, nor what somebody has typed there.
 */
export function lazyExtra<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
