import { useState } from 'react'
import { formatIn } from '#domain/money/format-in.ts'
import { formatAmount, formatMoney } from '#domain/money/money.ts'
import { parseMoney } from '#domain/money/parse-money.ts'
import { shownCode } from '#domain/shipments/access.ts'
import type { RefundOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useVenue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { alreadyBack, paidThrough, payingCharge } from '../order-charges.ts'
import { DialogForm, type Question } from './dialog-form.tsx'

const MAX_REASON = 200

type Props = Question & { onGiveBack: (change: RefundOrder) => Promise<boolean> }

/** Gives money of a paid order back, whole or in part, and says who sends it. */
export function GiveBackDialog({ one, onGiveBack, ...asked }: Props) {
  const t = useT(console)
  const { country } = useVenue().storefront
  const { order } = one
  const most = one.money.refundable
  // somebody else may give back while this question stands
  const already = alreadyBack(one)
  const format = formatIn(payingCharge(one) ?? {}, country)
  const money = (value: number) => formatMoney(value, format)
  const [amount, setAmount] = useState(() => formatAmount(most, format.mantissaLength))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const parsed = parseMoney(amount, format)
  const isAmountWrong = !parsed.ok || parsed.amount < 1 || parsed.amount > most
  const submit = () => {
    setTried(true)
    if (isAmountWrong || !parsed.ok || reason.trim() === '') return undefined
    return onGiveBack({ amount: parsed.amount, reason: reason.trim() })
  }
  return (
    <DialogForm
      title={t('console.give-back.title', { code: shownCode(order.code) })}
      submitLabel={
        parsed.ok && !isAmountWrong
          ? t('console.give-back.submit', { amount: money(parsed.amount) })
          : t('console.action.GIVE_BACK')
      }
      {...asked}
      submit={submit}
    >
      <p>{t(`console.give-back.${paidThrough(one) ?? 'by-hand'}`)}</p>
      {already > 0 && (
        <Notice tone="warning" live>
          {t('console.give-back.already', { amount: money(already) })}
        </Notice>
      )}
      <TextField
        label={t('console.give-back.amount')}
        hint={t('console.give-back.most', { amount: money(most) })}
        inputMode="decimal"
        required
        value={amount}
        onChange={setAmount}
        error={isTried && isAmountWrong ? t('console.refund.bad-amount', { amount: money(most) }) : undefined}
      />
      <TextField
        label={t('console.give-back.reason')}
        required
        maxLength={MAX_REASON}
        value={reason}
        onChange={setReason}
        error={isTried && reason.trim() === '' ? t('console.give-back.missing') : undefined}
      />
    </DialogForm>
  )
}
