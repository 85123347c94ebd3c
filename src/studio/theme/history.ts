/** Past, present and undone states. @typeParam T - compared by identity, never mutated */
export type History<T> = {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** consecutive edits of the same group are one step, such as dragging one colour or typing into one field */
  readonly group?: string
}

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/**
 * Adds a step, and discards the undone ones.
 * @param group - merges this edit with the one before when both have the same group
 */
export function edit<T>(history: History<T>, next: T, group?: string): History<T> {
  if (next === history.present) return history
  const isSameGroup = group !== undefined && group === history.group
  const past = isSameGroup ? history.past : [...history.past, history.present]
  return { past, present: next, future: [], group }
}

/** Ends a group: the next edit is a separate step, whatever its group. */
export const endGroup = <T>(history: History<T>): History<T> =>
  history.group === undefined ? history : { ...history, group: undefined }

/** Undoes a step; returns the same history without one. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const last = past.at(-1)
  if (last === undefined) return history
  return { past: past.slice(0, -1), present: last, future: [present, ...future] }
}

/** Redoes a step; returns the same history without one. */
export function redo<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future: rest }
}
