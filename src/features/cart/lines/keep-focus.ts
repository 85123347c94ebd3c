/**
 * For a line that is taken out by a button inside of it: the focus goes to the line that takes its place, else to the
 * page's content, and never back to the beginning of the document.
 *
 * @param index - of the line that goes
 */
export function keepFocus(index: number): void {
  const list = document.activeElement?.closest('[role=list]')
  if (!list) return
  requestAnimationFrame(() => {
    const lines = list.isConnected ? list.children : []
    const next = lines[Math.min(index, lines.length - 1)]
    const target = next?.querySelector('button') ?? document.getElementById('content')
    target?.focus({ preventScroll: true })
  })
}
