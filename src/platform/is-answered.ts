/**
 * Whether React is there to answer a control that the server drew: it marks what it draws with its props, and holds events
 * back from what it has not finished. A discrete event, here one that nobody listens to, makes it finish at once where all
 * code is there.
 *
 * Uses nothing outside of itself: it also runs as text inside of a page.
 */
export function isAnswered(control: Element): boolean {
  if (!Object.keys(control).some((key) => key.startsWith('__reactProps'))) return false
  let isHeard = false
  const hear = () => (isHeard = true)
  control.addEventListener('dragend', hear)
  control.dispatchEvent(new Event('dragend'))
  control.removeEventListener('dragend', hear)
  return isHeard
}
