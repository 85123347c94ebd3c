import { useEffect } from 'react'
import { useStore } from 'zustand'
import { rewardLinkOf } from '#session/reward-link.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'

/** Opens the sign-up reward of a link, once no other modal is open. @source requirements RWD-01 */
export function useRewardLink() {
  const session = useSession()
  const link = rewardLinkOf(session)
  const rewardId = useStore(link, (state) => state.rewardId)
  const isFree = useSessionValue('modal', ({ open }) => open === undefined)
  useEffect(() => {
    // another may have opened since this was rendered
    if (rewardId === undefined || !isFree || session.modal.getState().open) return
    session.modal.getState().show('loyalty-reward', { rewardId, onLeave: link.getState().answer })
  }, [rewardId, isFree, session, link])
}
