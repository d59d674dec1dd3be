import { useEffect, useRef } from "react";
import { Note } from "#app/ui/callout.tsx";

/** What became of the form that led to this page. The focus moves here: the button that was pressed may be gone. */
export function Outcome({ tone, children }: { tone?: "caution"; children: string | undefined }) {
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (children) message.current?.focus();
  }, [children]);

  if (!children) return null;
  return (
    <div className="mt-6">
      <Note tone={tone}>
        <p ref={message} role="status" tabIndex={-1} className="font-semibold">
          {children}
        </p>
      </Note>
    </div>
  );
}
