import { createStore } from 'zustand/vanilla'

interface KeptPlatesState {
  /** Ids of the plates that the diner's filter keeps; undefined while all are shown. */
  plates?: ReadonlySet<string>
}

/** What a filter leaves of the menu. The filter itself comes with its own code; lists only ask what is left. */
export const createKeptPlatesStore = () => createStore<KeptPlatesState>()(() => ({}))
