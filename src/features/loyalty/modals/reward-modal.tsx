import { useQuery } from '@tanstack/react-query'
import { isNoSuch } from '#api/client.ts'
import { useApi } from '#api/api-context.tsx'
import { loyaltyRewardQuery } from '#api/loyalty-queries.ts'
import { pointsText } from '#domain/loyalty/points-text.ts'
import { loyalty as texts } from '#messages/loyalty.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useVenue } from '#session/page-context.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { FormModal } from '#ui/patterns/form-modal.tsx'
import { Loading } from '#ui/patterns/loading.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { RewardFields } from '../components/reward-fields.tsx'
import { useRewardForm } from '../use-reward-form.ts'

/** A sign-up reward, if this branch still offers it; undefined while that is loading. */
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
  const toast = useToast()
  const { reward, program, isGone, isError, retry } = useReward(rewardId)
  const form = useRewardForm()
  const isOpen = reward !== undefined && program !== undefined && !isGone
  const given = isOpen && { n: pointsText(reward.rewardAmount), program: program.name }
  const send = async () => {
    if (!given) return false
    const refused = await form.claim(reward)
    if (!refused) return () => toast(t('loyalty.reward.claimed', given), 'success')
    toast(t(refused.key), 'error')
    return false
  }
  const close = () => {
    onClosed()
    onLeave?.()
  }
  return (
    <FormModal
      title={given ? t('loyalty.reward.title', given) : t('loyalty.reward.loading')}
      submitLabel={t('loyalty.reward.claim')}
      variant="dialog"
      onClose={close}
      onSend={send}
      instead={!given && <NotGiven {...{ isGone, isError, retry }} />}
    >
      {given && <RewardFields {...{ form, rewardId }} program={given.program} />}
    </FormModal>
  )
}

/** Replaces a reward that is not available: the reason, or a loading state. */
function NotGiven({
  isGone,
  isError,
  retry,
}: Pick<ReturnType<typeof useReward>, 'isGone' | 'isError' | 'retry'>) {
  const t = useT(texts)
  if (isGone)
    return <EmptyState icon="gift" title={t('loyalty.reward.gone')} text={t('loyalty.reward.gone-text')} />
  if (!isError) return <Loading shapes={['text', 'button', 'button', 'button']} />
  return (
    <EmptyState
      icon="offline"
      title={t('loyalty.reward.load-failed')}
      action={
        <Button icon="refresh" onPress={retry}>
          {t('common.retry')}
        </Button>
      }
    />
  )
}
