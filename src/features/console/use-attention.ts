import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { browserChime } from '#platform/chime.ts'
import type { Chime } from '#platform/chime.ts'
import { systemClock } from '#platform/clock.ts'

/** The sound comes again this long after the last, until somebody looks. */
const REPEAT_MS = 8_000

export interface Attention {
  /** New orders that nobody has looked at. */
  unseen: number
  isSoundOn: boolean
  switchSound(): void
  /** Somebody looks. */
  see(): void
}

/**
 * Asks for attention while there are new orders that nobody has looked at. Whoever touches the page or presses a key
 * looks; the sound is switched on by a press, because browsers ask for one.
 *
 * @param codes - of new orders; what is there when the board opens is seen as it opens
 */
export function useAttention(codes: readonly string[]): Attention {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(codes))
  const [chime, setChime] = useState<Chime>()
  const unseen = codes.filter((code) => !seen.has(code)).length
  const see = () => setSeen(new Set(codes))
  const look = useEffectEvent(() => {
    if (unseen > 0) see()
  })
  const hasUnseen = unseen > 0

  useEffect(() => {
    // When the press is over: the words make room as they go, and a button must not move away under the finger.
    document.addEventListener('click', look)
    document.addEventListener('keydown', look)
    return () => {
      document.removeEventListener('click', look)
      document.removeEventListener('keydown', look)
    }
  }, [])
  useEffect(() => {
    if (!hasUnseen || !chime) return undefined
    chime.ring()
    return systemClock.every(REPEAT_MS, () => chime.ring())
  }, [hasUnseen, chime])
  const open = useRef(chime)
  useEffect(() => {
    open.current = chime
  }, [chime])
  useEffect(() => () => open.current?.close(), [])

  const switchSound = () => {
    if (chime) {
      chime.close()
      return setChime(undefined)
    }
    const made = browserChime()
    made.ring()
    setChime(made)
  }
  return { unseen, isSoundOn: chime !== undefined, switchSound, see }
}
