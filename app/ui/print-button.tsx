import { button } from "./button.ts";
import { Icon } from "./icon.tsx";
import { WithTooltip } from "./with-tooltip.tsx";

/**
 * Prints one section of the page without the rest (`data-print`, app.css). For pages whose scripts run, since it needs
 * one; the browser's own menu prints the whole page.
 */
export function PrintButton({
  label,
  tooltip,
  section,
}: {
  label: string;
  tooltip: string;
  section: string;
}) {
  function print() {
    const target = document.getElementById(section);
    target?.setAttribute("data-print", "");
    window.print();
    target?.removeAttribute("data-print");
  }
  return (
    <WithTooltip text={tooltip}>
      <button type="button" className={button.secondary} onClick={print}>
        <Icon name="print" />
        {label}
      </button>
    </WithTooltip>
  );
}
