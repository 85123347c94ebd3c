import { useEffect, useSyncExternalStore } from 'react'
import { answerReward, offeredReward } from '#session/reward-link.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { onLayersChange, topLayer } from '#ui/primitives/modal/modal-layers.ts'

/** Opens the sign-up reward of a link, once no other modal is open. @source requirements RWD-01 */
export function useRewardLink() {
  const session = useSession()
  const rewardId = useSessionValue('visit', offeredReward)
  const isFree = useSyncExternalStore(onLayersChange, topLayer, () => undefined) === undefined
  useEffect(() => {
    // another may have opened since this was rendered
    if (rewardId === undefined || !isFree || session.modal.getState().open) return
    session.modal.getState().show('loyalty-reward', { rewardId, onLeave: () => answerReward(session) })
  }, [rewardId, isFree, session])
}
