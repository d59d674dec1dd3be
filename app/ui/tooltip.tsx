import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

/** The numbers of specification §9. */
const openDelay = 700;
const skipDelay = 300;

/**
 * Says in a bubble what the control inside is for. Only an extra: the control must have a name of its own,
 * since a touch screen shows no tooltips.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            className="z-50 max-w-xs rounded bg-ink px-3 py-2 text-sm text-paper shadow-lg"
          >
            {text}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
