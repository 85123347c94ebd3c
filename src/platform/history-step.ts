/** The router counts the steps of a visit in the history of the browser: 0 on the page where it began. */
const stepIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined

/** What was put on the entry of the history that the browser is at. */
export const historyState = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr

/** How many steps the visit has made; undefined right after one to a part of the page, which the browser makes by itself. */
export const historyStep = (): number | undefined => stepIn(window.history.state)

/** Whether the diner came here from a page of the app, so that a step back stays inside. */
export const canStepBack = (): boolean => (historyStep() ?? 1) > 0

/** Counts a step that the browser made by itself. @returns it */
export function countStep(step: number): number {
  window.history.replaceState({ idx: step }, '')
  return step
}
