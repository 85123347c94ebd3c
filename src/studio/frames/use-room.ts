import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Room inside of an element. @units CSS pixels; 0 until it was measured */
export type Room = { readonly width: number; readonly height: number }

/** Follows the room inside of an element. */
export function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [ref])
  return room
}
