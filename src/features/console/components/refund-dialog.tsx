import { useState } from 'react'
import { formatIn } from '#domain/money/format-in.ts'
import { formatAmount, formatMoney } from '#domain/money/money.ts'
import { parseMoney } from '#domain/money/parse-money.ts'
import { shownCode } from '#domain/shipments/access.ts'
import type { RefundChange } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useVenue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { chargeOf } from '../order-charges.ts'
import { DialogForm, type Question } from './dialog-form.tsx'

const MAX_TEXT = 200

type Props = Question & { onRefund: (change: RefundChange) => Promise<boolean> }

/** Writes down what was given back of a canceled order's money, and how. */
export function RefundDialog({ one, onRefund, ...asked }: Props) {
  const t = useT(console)
  const { country } = useVenue().storefront
  const { order } = one
  const refund = one.money.refunds.find(({ byHand }) => byHand)
  const most = refund?.amount ?? 0
  const format = formatIn(chargeOf(one, refund) ?? {}, country)
  const money = (value: number) => formatMoney(value, format)
  const [amount, setAmount] = useState(() => formatAmount(most, format.mantissaLength))
  const [how, setHow] = useState('')
  const [isTried, setTried] = useState(false)
  const parsed = parseMoney(amount, format)
  const isAmountWrong = !parsed.ok || parsed.amount > most
  const submit = () => {
    setTried(true)
    if (isAmountWrong || !parsed.ok || how.trim() === '') return undefined
    return onRefund({ amount: parsed.amount, text: how.trim() })
  }
  return (
    <DialogForm
      title={t('console.refund.title', { code: shownCode(order.code) })}
      submitLabel={
        parsed.ok && !isAmountWrong
          ? t('console.refund.submit', { amount: money(parsed.amount) })
          : t('console.action.REFUND')
      }
      {...asked}
      submit={submit}
    >
      <p>{t('console.refund.text')}</p>
      <TextField
        label={t('console.refund.amount')}
        inputMode="decimal"
        required
        value={amount}
        onChange={setAmount}
        error={isTried && isAmountWrong ? t('console.refund.bad-amount', { amount: money(most) }) : undefined}
      />
      {parsed.ok && parsed.amount < most && (
        <Notice tone="warning" live>
          {t('console.refund.rest', { amount: money(most - parsed.amount) })}
        </Notice>
      )}
      <TextField
        label={t('console.refund.how')}
        required
        maxLength={MAX_TEXT}
        value={how}
        onChange={setHow}
        error={isTried && how.trim() === '' ? t('console.refund.missing') : undefined}
      />
    </DialogForm>
  )
}
