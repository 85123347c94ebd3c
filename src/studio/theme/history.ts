/** What was, is, and was taken back. @typeParam T - compared by identity, never changed in place */
export type History<T> = {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** edits of the same group follow each other as one step: the dragging of one colour, the typing into one field */
  readonly group?: string
}

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/**
 * One step further. What had been taken back is gone then.
 * @param group - joins this edit with the one before when both name the same group
 */
export function edit<T>(history: History<T>, next: T, group?: string): History<T> {
  if (next === history.present) return history
  const isSameGroup = group !== undefined && group === history.group
  const past = isSameGroup ? history.past : [...history.past, history.present]
  return { past, present: next, future: [], group }
}

/** Ends a group: the next edit is a step of its own, whatever it names. */
export const endGroup = <T>(history: History<T>): History<T> =>
  history.group === undefined ? history : { ...history, group: undefined }

/** One step back; the same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const last = past.at(-1)
  if (last === undefined) return history
  return { past: past.slice(0, -1), present: last, future: [present, ...future] }
}

/** One step forward again; the same history when there is none. */
export function redo<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future: rest }
}
