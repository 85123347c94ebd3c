import { useId } from 'react'
import { NAME_MAX } from '#domain/checkout/typed-length.ts'
import { pointsText } from '#domain/loyalty/points-text.ts'
import type { LoyaltyReward } from '#generated/models.ts'
import { loyalty } from '#messages/loyalty.ts'
import { useSession } from '#session/page-context.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Intro } from '#ui/primitives/field/intro.ts'
import { PhoneField } from '#ui/patterns/phone-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useCloseModal } from '#ui/patterns/modal.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useRewardForm, type RewardField } from '../use-reward-form.ts'

const EMAIL_MAX = 99

interface Props {
  /** id of the form, for the button outside of it */
  form: string
  reward: LoyaltyReward
  program: string
  onBusy: (isBusy: boolean) => void
}

/** Name, phone and email, all required; the points are credited once. @source requirements RWD-01 */
export function RewardForm({ form, reward, program, onBusy }: Props) {
  const t = useT(loyalty)
  const toast = useToast()
  const close = useCloseModal()
  const { modal } = useSession()
  const id = useId()
  const { input, fault, change, claim } = useRewardForm(reward)
  const idOf = (field: RewardField) => `${id}-${field}`
  const errorOf = (field: RewardField) => (fault?.fields.includes(field) ? t(fault.key) : undefined)
  const mark = t('common.required')

  const send = async () => {
    onBusy(true)
    const refused = await claim().finally(() => onBusy(false))
    if (!refused) {
      const claimed = t('loyalty.reward.claimed', { n: pointsText(reward.rewardAmount), program })
      return close(() => toast(claimed, 'success'))
    }
    toast(t(refused.key), 'error')
    const [first] = refused.fields
    if (first) document.getElementById(idOf(first))?.focus()
  }
  const prove = () => {
    const again = () => modal.getState().show('loyalty-reward', { rewardId: reward.id })
    close(() => modal.getState().show('sign-in', { onSignedIn: again }))
  }
  return (
    <Form id={form} onSend={send}>
      <Intro>{t('loyalty.reward.once', { program })}</Intro>
      {fault?.fields.length === 0 && (
        <Notice tone="danger" live>
          <p>{t(fault.key)}</p>
          {fault.key === 'loyalty.reward.unproven' && (
            <Button tone="secondary" onPress={prove}>
              {t('loyalty.reward.prove')}
            </Button>
          )}
        </Notice>
      )}
      <TextField
        id={idOf('name')}
        label={t('loyalty.reward.name')}
        mark={mark}
        required
        autoComplete="name"
        maxLength={NAME_MAX}
        value={input.name}
        error={errorOf('name')}
        onChange={(name) => change({ name })}
      />
      <PhoneField
        id={idOf('phone')}
        label={t('loyalty.reward.phone')}
        mark={mark}
        required
        country={input.country}
        value={input.phone}
        error={errorOf('phone')}
        onCountryChange={(country) => change({ country })}
        onChange={(phone) => change({ phone })}
      />
      <TextField
        id={idOf('email')}
        label={t('loyalty.reward.email')}
        mark={mark}
        required
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        value={input.email}
        error={errorOf('email')}
        onChange={(email) => change({ email })}
      />
    </Form>
  )
}
