import { useEffect, useState, type RefObject } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Whether a box must be a stop of the tab key itself: its content is longer than the box and holds no control
 * whose focus would scroll it. Not every browser gives such boxes to the keyboard on its own.
 */
export function useScrollStop(ref: RefObject<HTMLElement | null>): boolean {
  const [isStop, setIsStop] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const measure = () =>
      setIsStop(box.scrollHeight > box.clientHeight + 1 && box.querySelector(CONTROLS) === null)
    const observer = new ResizeObserver(measure)
    for (const one of [box, ...box.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [ref])
  return isStop
}
