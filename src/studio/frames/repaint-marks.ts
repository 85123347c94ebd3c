/**
 * Names in the browser's performance timeline: an edit, and the time from it to the first animation frame with the
 * change.
 */
export const EDIT_MARK = 'studio.edit'
export const REPAINT_MEASURE = 'studio.repaint'

/** Marks the start of an edit. */
export function markEdit(): void {
  performance.mark(EDIT_MARK)
}

/** Called after the frames were styled: measures once the time from the last edit until it is painted. */
export function measureRepaint(): void {
  const edit = performance.getEntriesByName(EDIT_MARK, 'mark').at(-1)
  if (!edit) return
  performance.clearMarks(EDIT_MARK)
  // The task after an animation frame runs after that frame was painted.
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => {
      performance.measure(REPAINT_MEASURE, { start: edit.startTime, end: performance.now() })
      channel.port1.close()
    })
    channel.port1.start()
    channel.port2.postMessage(undefined)
  })
}
