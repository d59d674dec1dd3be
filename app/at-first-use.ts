/** Makes a value when it is first asked for, and keeps it: who starts a server does not wait for it. */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
