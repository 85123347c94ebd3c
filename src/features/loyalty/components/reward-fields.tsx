import { NAME_MAX } from '#domain/checkout/typed-length.ts'
import { loyalty } from '#messages/loyalty.ts'
import { useSession } from '#session/page-context.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Intro } from '#ui/primitives/field/intro.ts'
import { PhoneField } from '#ui/patterns/phone-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { RewardField, RewardForm } from '../use-reward-form.ts'

const EMAIL_MAX = 99

interface Props {
  form: RewardForm
  rewardId: string
  program: string
}

/** Name, phone and email, all required; the points are credited once. @source requirements RWD-01 */
export function RewardFields({ form: { input, fault, change }, rewardId, program }: Props) {
  const t = useT(loyalty)
  const close = useCloseModal()
  const { modal } = useSession()
  const field = (name: RewardField) => ({
    label: t(`loyalty.reward.${name}`),
    mark: t('common.required'),
    required: true,
    value: input[name],
    error: fault?.fields.includes(name) ? t(fault.key) : undefined,
    onChange: (typed: string) => change({ [name]: typed }),
  })
  const prove = () => {
    const again = () => modal.getState().show('loyalty-reward', { rewardId })
    close(() => modal.getState().show('sign-in', { onSignedIn: again }))
  }
  return (
    <>
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
      <TextField {...field('name')} autoComplete="name" maxLength={NAME_MAX} />
      <PhoneField
        {...field('phone')}
        country={input.country}
        onCountryChange={(country) => change({ country })}
      />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={EMAIL_MAX} />
    </>
  )
}
