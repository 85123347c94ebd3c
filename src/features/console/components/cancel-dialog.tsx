import { useState } from 'react'
import { shownCode } from '#domain/shipments/access.ts'
import { console } from '#messages/console.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { paidThrough, payingCharge } from '../order-charges.ts'
import { DialogForm, type Question } from './dialog-form.tsx'

const MAX_REASON = 200

type Props = Question & { onCancel: (reason: string) => Promise<boolean> }

/** Asks before an order is canceled, and why. */
export function CancelDialog({ one, onCancel, ...asked }: Props) {
  const t = useT(console)
  const money = useMoneyIn()
  const through = paidThrough(one)
  const amount = money(one.money.refundable, payingCharge(one) ?? {})
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    const given = reason.trim()
    if (given === '') {
      setMissing(true)
      return undefined
    }
    return onCancel(given)
  }
  return (
    <DialogForm
      title={t('console.cancel.title', { code: shownCode(one.order.code) })}
      submitLabel={
        through === 'by-provider'
          ? t('console.cancel.submit.by-provider', { amount })
          : t('console.cancel.submit')
      }
      tone="danger"
      {...asked}
      submit={submit}
    >
      {through && <Notice tone="warning">{t(`console.cancel.${through}`, { amount })}</Notice>}
      <TextField
        label={t('console.cancel.reason')}
        required
        maxLength={MAX_REASON}
        value={reason}
        onChange={(value) => {
          setReason(value)
          setMissing(false)
        }}
        error={isMissing ? t('console.cancel.missing') : undefined}
      />
    </DialogForm>
  )
}
