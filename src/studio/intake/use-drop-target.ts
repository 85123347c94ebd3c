import { useState, type DragEvent } from 'react'

/**
 * What makes an element take what is dropped on it; `data-over` is there while something hangs above it.
 * @param onDrop - gets what was dropped while the event lasts
 * @source assumed: who prepares a brand has its files in a window beside the browser
 */
export function useDropTarget(onDrop: (dropped: DataTransfer) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      // one inside another takes it alone
      event.stopPropagation()
      setOver(false)
      onDrop(event.dataTransfer)
    },
  }
}
