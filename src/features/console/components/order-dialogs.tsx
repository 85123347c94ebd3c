import { useState, type ReactNode } from 'react'
import { formatIn } from '#domain/money/format-in.ts'
import { formatAmount } from '#domain/money/money.ts'
import { parseMoney } from '#domain/money/parse-money.ts'
import { shownCode } from '#domain/shipments/access.ts'
import { isWithRider } from '#domain/shipments/venue-shipment.ts'
import type { ConsoleOrder, LedgerCharge, MinorUnits, RefundChange, RefundOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { amountKeys } from '#ui/patterns/amount-keys.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { useVenue } from '#session/page-context.ts'
import { FormModal, type FormModalProps } from '#ui/patterns/form-modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { alreadyBack, chargeOf, paidThrough, payingCharge } from '../order-charges.ts'

/** Limit of a reason, and of the text with an amount. @units characters */
const MAX_TEXT = 200

/** A question about an order, and the message that replaces it when it is outdated. */
export type Question = Pick<FormModalProps, 'instead' | 'onClose'> & { one: ConsoleOrder }

/** Replaces a question about an order that has been settled meanwhile. */
export function Outdated({ code }: { code: string }) {
  const t = useT(console)
  return (
    <Notice tone="warning" live>
      {t('console.refused.conflict', { code: shownCode(code) })}
    </Notice>
  )
}

type CancelProps = Question & { onCancel: (reason: string) => Promise<boolean> }

/** Asks for confirmation and a reason before an order is canceled. */
export function CancelDialog({ one, onCancel, ...asked }: CancelProps) {
  const t = useT(console)
  const money = useMoneyIn()
  const through = paidThrough(one)
  const amount = money(one.money.refundable, payingCharge(one) ?? {})
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = () => {
    const given = reason.trim()
    if (given !== '') return onCancel(given)
    setMissing(true)
    return undefined
  }
  return (
    <FormModal
      title={t('console.cancel.title', { code: shownCode(one.order.code) })}
      submitLabel={
        through === 'by-provider'
          ? t('console.cancel.submit.by-provider', { amount })
          : t('console.cancel.submit')
      }
      variant="dialog"
      tone="danger"
      {...asked}
      onSend={send}
    >
      {through && <Notice tone="warning">{t(`console.cancel.${through}`, { amount })}</Notice>}
      <TextField
        label={t('console.cancel.reason')}
        required
        maxLength={MAX_TEXT}
        value={reason}
        onChange={(value) => {
          setReason(value)
          setMissing(false)
        }}
        error={isMissing ? t('console.cancel.missing') : undefined}
      />
    </FormModal>
  )
}

type DeliverProps = Question & { onDeliver: () => Promise<boolean> }

/** Asks for confirmation before the venue ends a rider's shipment: the rider's phone may be dead, or not. */
export function DeliverDialog({ one: { order, shipment }, onDeliver, ...asked }: DeliverProps) {
  const t = useT(console)
  const name = shipment?.rider?.name ?? t('console.shipment.somebody')
  return (
    <FormModal
      variant="dialog"
      title={t('console.deliver.title', { code: shownCode(order.code) })}
      submitLabel={t('console.deliver.submit')}
      {...asked}
      onSend={onDeliver}
    >
      <Notice tone="warning">
        {isWithRider(shipment) ? t('console.deliver.text', { name }) : t('console.deliver.waiting')}
      </Notice>
    </FormModal>
  )
}

type MoneyProps = Question & {
  kind: 'refund' | 'give-back'
  /** the charge in whose currency the amount is counted */
  charge: LedgerCharge | undefined
  least: MinorUnits
  most: MinorUnits
  hint?: string
  /** label of the text that goes with the amount */
  label: string
  /** remark about a valid amount */
  remark?: (amount: MinorUnits) => string | false
  onAmount: (amount: MinorUnits, words: string) => Promise<boolean>
  children: ReactNode
}

/** An amount, by default all of it, and a short text. */
function MoneyDialog(props: MoneyProps) {
  const { one, kind, charge, least, most, hint, label, remark, onAmount, children, ...asked } = props
  const t = useT(console)
  const { country } = useVenue().storefront
  const format = formatIn(charge ?? {}, country)
  const money = useMoneyIn()
  const [amount, setAmount] = useState(() => formatAmount(most, format.mantissaLength))
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const parsed = parseMoney(amount, format)
  const isAmountValid = parsed.ok && parsed.amount >= least && parsed.amount <= most
  const remarkText = isAmountValid && remark?.(parsed.amount)
  const send = () => {
    setTried(true)
    return isAmountValid && words.trim() !== '' ? onAmount(parsed.amount, words.trim()) : undefined
  }
  return (
    <FormModal
      variant="dialog"
      title={t(`console.${kind}.title`, { code: shownCode(one.order.code) })}
      submitLabel={
        isAmountValid
          ? t(`console.${kind}.submit`, { amount: money(parsed.amount, charge ?? {}) })
          : t(kind === 'refund' ? 'console.action.REFUND' : 'console.action.GIVE_BACK')
      }
      {...asked}
      onSend={send}
    >
      {children}
      <TextField
        label={t(`console.${kind}.amount`)}
        hint={hint}
        inputMode={amountKeys(format)}
        required
        value={amount}
        onChange={setAmount}
        error={
          isTried && !isAmountValid
            ? t('console.refund.bad-amount', { amount: money(most, charge ?? {}) })
            : undefined
        }
      />
      {remarkText && (
        <Notice tone="warning" live>
          {remarkText}
        </Notice>
      )}
      <TextField
        label={label}
        required
        maxLength={MAX_TEXT}
        value={words}
        onChange={setWords}
        error={isTried && words.trim() === '' ? t(`console.${kind}.missing`) : undefined}
      />
    </FormModal>
  )
}

/** Refunds a paid order, in whole or in part, and names who sends the money. */
export function GiveBackDialog({
  onGiveBack,
  ...asked
}: Question & { onGiveBack: (change: RefundOrder) => Promise<boolean> }) {
  const t = useT(console)
  const money = useMoneyIn()
  const { one } = asked
  const charge = payingCharge(one)
  const most = one.money.refundable
  // somebody else may refund while this dialog is open
  const already = alreadyBack(one)
  return (
    <MoneyDialog
      {...asked}
      {...{ charge, most }}
      kind="give-back"
      least={1}
      hint={t('console.give-back.most', { amount: money(most, charge ?? {}) })}
      label={t('console.give-back.reason')}
      onAmount={(amount, reason) => onGiveBack({ amount, reason })}
    >
      <p>{t(`console.give-back.${paidThrough(one) ?? 'by-hand'}`)}</p>
      {already > 0 && (
        <Notice tone="warning" live>
          {t('console.give-back.already', { amount: money(already, charge ?? {}) })}
        </Notice>
      )}
    </MoneyDialog>
  )
}

/** Records how much of a canceled order's money was refunded by hand, and how. */
export function RefundDialog({
  onRefund,
  ...asked
}: Question & { onRefund: (change: RefundChange) => Promise<boolean> }) {
  const t = useT(console)
  const money = useMoneyIn()
  const { one } = asked
  // keeps the refund in question when another console records it
  const [refundId] = useState(() => one.money.refunds.find(({ byHand }) => byHand)?.id)
  const refund = one.money.refunds.find(({ id }) => id === refundId)
  const charge = chargeOf(one, refund)
  const most = refund?.amount ?? 0
  return (
    <MoneyDialog
      {...asked}
      {...{ charge, most }}
      instead={asked.instead || (refund?.byHand !== true && <Outdated code={one.order.code} />)}
      kind="refund"
      least={0}
      label={t('console.refund.how')}
      remark={(amount) =>
        amount < most && t('console.refund.rest', { amount: money(most - amount, charge ?? {}) })
      }
      onAmount={(amount, text) => onRefund({ amount, text, refundId })}
    >
      <p>{t('console.refund.text')}</p>
    </MoneyDialog>
  )
}
