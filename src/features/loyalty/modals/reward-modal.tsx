import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { isNoSuch } from '#api/client.ts'
import { useApi } from '#api/api-context.tsx'
import { loyaltyRewardQuery } from '#api/loyalty-queries.ts'
import { pointsText } from '#domain/loyalty/points-text.ts'
import { loyalty as texts } from '#messages/loyalty.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useVenue } from '#session/page-context.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { Loading } from '#ui/patterns/loading.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RewardForm } from '../components/reward-form.tsx'

/** A sign-up reward, as long as this branch still gives it; undefined while that is not known. */
function useReward(rewardId: string) {
  const { client, queries } = useApi()
  const { branch } = useVenue()
  const reward = useQuery(loyaltyRewardQuery(client, rewardId))
  const branchId = reward.data?.branchId ?? ''
  const program = useQuery({ ...queries.loyaltyProgram(branchId), enabled: branchId !== '' })
  const isUnknown = isNoSuch(reward.error)
  const isOther = branch !== undefined && reward.data !== undefined && reward.data.branchId !== branch.id
  return {
    reward: reward.data,
    program: program.data,
    isGone: isUnknown || isOther || reward.data?.active === false,
    isError: reward.isError || program.isError,
    retry: () => void (reward.isError ? reward.refetch() : program.refetch()),
  }
}

/** '¡Recibiste N …': a sign-up reward is claimed here. @source diner spec §2.12, requirements RWD-01 */
export const RewardModal: ModalView<'loyalty-reward'> = ({ rewardId, onLeave, onClosed }) => {
  const t = useT(texts)
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  const { reward, program, isGone, isError, retry } = useReward(rewardId)
  const isOpen = reward !== undefined && program !== undefined && !isGone
  const title = isOpen
    ? t('loyalty.reward.title', { n: pointsText(reward.rewardAmount), program: program.name })
    : t('loyalty.reward.loading')
  const close = () => {
    onClosed()
    onLeave?.()
  }
  return (
    <Modal
      title={title}
      variant="dialog"
      onClose={close}
      footer={
        isOpen && (
          <Button wide type="submit" form={form} loading={isBusy}>
            {t('loyalty.reward.claim')}
          </Button>
        )
      }
    >
      {isOpen && <RewardForm form={form} reward={reward} program={program.name} onBusy={setBusy} />}
      {isGone && (
        <EmptyState icon="gift" title={t('loyalty.reward.gone')} text={t('loyalty.reward.gone-text')} />
      )}
      {!isOpen && !isGone && isError && (
        <EmptyState
          icon="offline"
          title={t('loyalty.reward.load-failed')}
          action={
            <Button icon="refresh" onPress={retry}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {!isOpen && !isGone && !isError && <Loading shapes={['text', 'button', 'button', 'button']} />}
    </Modal>
  )
}
