import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { rewardLinkOf } from '#session/reward-link.ts'
import { useSession } from '#session/session-context.tsx'
import { onLayersChange, topLayer } from '#ui/primitives/modal/modal-layers.ts'

/** Opens the sign-up reward of a link, once no other modal is open. @source requirements RWD-01 */
export function useRewardLink() {
  const session = useSession()
  const link = rewardLinkOf(session)
  const rewardId = useStore(link, (state) => state.rewardId)
  const isFree = useSyncExternalStore(onLayersChange, topLayer, () => undefined) === undefined
  useEffect(() => {
    // another may have opened since this was rendered
    if (rewardId === undefined || !isFree || session.modal.getState().open) return
    session.modal.getState().show('loyalty-reward', { rewardId, onLeave: link.getState().answer })
  }, [rewardId, isFree, session, link])
}
