/**
 * Whether the code of this control, or of all controls inside of it, is there: see `LiveControls`.
 *
 * Uses nothing outside of itself: it also runs as text inside of a page.
 */
export const isLive = (element: Element): boolean =>
  !element.closest('fieldset:disabled') && !element.querySelector('fieldset:disabled')
