import { useSyncExternalStore } from "react";

export type Store<State> = {
  get(): State;
  set(state: State): void;
  subscribe(listener: () => void): () => void;
};

/**
 * Something that the whole tab remembers until it is closed or loaded anew. It outlives the components that show it:
 * an error page puts new ones in their place.
 */
export function createStore<State>(initial: State): Store<State> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(state) {
      current = state;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a store holds now; the component renders anew when it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
