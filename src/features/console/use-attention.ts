import { useEffect, useEffectEvent, useState } from 'react'
import { systemClock } from '#platform/clock.ts'
import { useSound } from '#session/use-sound.ts'

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
  const { isSoundOn, ring, switchSound } = useSound()
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
    if (!hasUnseen || !isSoundOn) return undefined
    ring()
    return systemClock.every(REPEAT_MS, ring)
  }, [hasUnseen, isSoundOn, ring])
  return { unseen, isSoundOn, switchSound, see }
}
