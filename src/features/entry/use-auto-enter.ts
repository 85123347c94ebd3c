import { useEffect, useEffectEvent, useRef } from 'react'
import { useTrack } from '#session/use-track.ts'

interface Entrance {
  branchContactId: string
  path: string
  /** The diner pressed something that led to it; then the way back leads here again. */
  isAnswer: boolean
}

/** Opens the only venue that is left, once; another alias is a whole page. @source requirements BRAN-05 */
export function useAutoEnter(entrance: Entrance | undefined) {
  const track = useTrack()
  const entered = useRef<string>(undefined)
  const path = entrance?.path
  const isAnswer = entrance?.isAnswer ?? false
  // Sent before the page is left, which it outlives.
  const sayEntered = useEffectEvent(() =>
    track('BRANCH_CONTACT_SELECT', { branchContactId: entrance?.branchContactId }),
  )

  useEffect(() => {
    if (path === undefined || entered.current === path) return
    entered.current = path
    sayEntered()
    if (isAnswer) window.location.assign(path)
    else window.location.replace(path)
  }, [path, isAnswer])
}
