/**
 * Makes a value when it is first asked for, and keeps it. What the search learns takes it half a second: no page of a
 * server that starts waits for it.
 */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
