import { useRef, type MouseEvent } from 'react'
import { systemClock } from '#platform/clock.ts'

/** @source assumed: the two taps of a double tap are at most this far apart, as on phones */
const DOUBLE_MS = 400
/** Less than from one row to the next. @units CSS pixels @source assumed */
const SAME_PLACE_PX = 44

type Press = { code: string; x: number; y: number }

/**
 * Tells the second press of a double one by which another order has come to that place. `event.detail` does not: on
 * touch screens it is always 1.
 */
export function useDoublePress() {
  const last = useRef<Press>(undefined)
  return (code: string, { clientX: x, clientY: y }: MouseEvent): boolean => {
    const before = last.current
    if (before && before.code !== code && Math.hypot(x - before.x, y - before.y) < SAME_PLACE_PX) return true
    const press = { code, x, y }
    last.current = press
    systemClock.after(DOUBLE_MS, () => {
      if (last.current === press) last.current = undefined
    })
    return false
  }
}

export type IsDouble = ReturnType<typeof useDoublePress>
