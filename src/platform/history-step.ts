/** The router numbers the steps of a visit in the browser's history: 0 is the first page. */
const stepIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined

/** The state of the current history entry. */
export const historyState = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr

/** The number of steps in the visit; undefined right after a step to an anchor, which the browser itself makes. */
export const historyStep = (): number | undefined => stepIn(window.history.state)

/** Whether the previous page belongs to the app, so that a step back stays inside. */
export const canStepBack = (): boolean => (historyStep() ?? 1) > 0

/** Numbers a step that the browser itself made. @returns it */
export function countStep(step: number): number {
  window.history.replaceState({ idx: step }, '')
  return step
}
