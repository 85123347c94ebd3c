import { useState, type DragEvent } from 'react'

/**
 * Makes an element accept drops; `data-over` is set while something is dragged over it.
 * @param onDrop - called with the data during the event
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
      // an inner drop target handles it alone
      event.stopPropagation()
      setOver(false)
      onDrop(event.dataTransfer)
    },
  }
}
