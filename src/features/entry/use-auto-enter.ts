import { useEffect, useRef } from 'react'
import { rewardLinkOf } from '#session/reward-link.ts'
import { useSession } from '#session/session-context.tsx'

interface Entrance {
  path: string
  /** The diner pressed something that led to it; then the way back leads here again. */
  isAnswer: boolean
}

/**
 * Opens the only venue that is left, once; another alias is a whole page. A pending sign-up reward is answered first.
 *
 * @source requirements BRAN-05
 */
export function useAutoEnter(entrance: Entrance | undefined) {
  const session = useSession()
  const entered = useRef<string>(undefined)
  const path = entrance?.path
  const isAnswer = entrance?.isAnswer ?? false

  useEffect(() => {
    const enter = () => {
      if (path === undefined || entered.current === path || reward.getState().rewardId !== undefined) return
      entered.current = path
      if (isAnswer) window.location.assign(path)
      else window.location.replace(path)
    }
    const reward = rewardLinkOf(session)
    enter()
    return reward.subscribe(enter)
  }, [path, isAnswer, session])
}
