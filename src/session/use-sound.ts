import { useCallback, useEffect, useRef, useState } from 'react'
import { browserChime } from '#platform/chime.ts'
import type { Chime } from '#platform/chime.ts'

export interface Sound {
  isSoundOn: boolean
  /** Call it in a press: browsers ask for one before a page may sound. It rings as it goes on. */
  switchSound: () => void
  /** Rings if it is on. */
  ring: () => void
}

/** The sound of a page, off until a press switches it on. */
export function useSound(): Sound {
  const chime = useRef<Chime>(undefined)
  const [isSoundOn, setSoundOn] = useState(false)
  const ring = useCallback(() => chime.current?.ring(), [])
  const end = useCallback(() => {
    chime.current?.close()
    chime.current = undefined
  }, [])
  useEffect(() => end, [end])
  const switchSound = () => {
    setSoundOn(!isSoundOn)
    if (isSoundOn) return end()
    chime.current = browserChime()
    ring()
  }
  return { isSoundOn, switchSound, ring }
}
