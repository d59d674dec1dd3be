import { useEffect, useRef } from "react";
import { openForField, trapField } from "#app/domain/contact/spam.ts";

/**
 * What tells a program from a person: a field that only a program fills in, and, where scripts run, for how long the
 * form was open when it is sent. A form that opens with a message in it (the browser kept it, or an answer brought it
 * back) is only to be sent again: it takes no time, and none is told.
 */
export function SpamTraps() {
  const openFor = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = openFor.current?.form;
    if (!form || new FormData(form).get("message")) return;
    const openedAt = performance.now();
    const tell = () => {
      if (openFor.current) openFor.current.value = (performance.now() - openedAt).toFixed();
    };
    form.addEventListener("submit", tell);
    return () => form.removeEventListener("submit", tell);
  }, []);

  return (
    <>
      <div aria-hidden="true" className="hidden">
        <label htmlFor="contact-trap">Leave this field empty</label>
        <input type="text" id="contact-trap" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <input ref={openFor} type="hidden" name={openForField} autoComplete="off" />
    </>
  );
}
