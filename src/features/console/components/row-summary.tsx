import styled from 'styled-components'
import { mentionsAllergy } from '#domain/order/allergy.ts'
import { isOpen } from '#domain/payment/ledger.ts'
import { latenessOf, promisedMs } from '#domain/order/promise.ts'
import { isFinal } from '#domain/order/status.ts'
import { venueStatus } from '#domain/shipments/venue-shipment.ts'
import { isSameDay } from '#domain/time/same-day.ts'
import type { ConsoleOrder, LedgerRefund } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { moment as momentTexts } from '#messages/moment.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { useBranchContact } from '#session/page-context.ts'
import { quiet, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { clockAt, dueAt } from '#ui/patterns/venue-time.ts'
import { Tag, type TagTone } from '#ui/primitives/feedback/tag.tsx'
import { chargeOf } from '../order-charges.ts'
import { groupOf } from '../order-groups.ts'

const Line = styled.div`
  ${wrap(1, 2)}
  align-items: center;
  min-height: 24px;
  ${quiet}

  > p {
    overflow-wrap: anywhere;
  }
`

/** What must not be overlooked, the order mode, the customer, and the first items. */
export function RowSummary({ one, isFound = false }: { one: ConsoleOrder; isFound?: boolean }) {
  const t = useT(console)
  const { order, shipment } = one
  const notes = [order.notes, ...order.items.map((item) => item.notes)].filter((note) => note !== '')
  const isAllergy = notes.some(mentionsAllergy)
  const asksWithoutKey = shipment?.keyLocked === true && shipment.withoutKeyReason !== undefined
  const name = shipment?.rider?.name ?? t('console.shipment.somebody')
  const [first, ...others] = order.items
  // an ended order cannot be canceled any more
  const reports = (order.status === 'CANCELED' ? [] : (order.reports ?? [])).filter(
    ({ errorType }) => errorType !== 'CANCEL' || !isFinal(order.status),
  )
  const group = groupOf(one)
  const words = [
    isFound && t(`console.state.${order.status}`),
    order.orderModeName,
    order.customerName,
    order.tableNumber !== undefined && t('console.table', { table: order.tableNumber }),
    // once the kitchen is done, the rider matters
    shipment &&
      order.status === 'READY' &&
      t(`console.shipment.${venueStatus({ order, shipment })}`, { name }),
    group === 'returning' && t('console.shipment.brings-back', { name }),
    group === 'delivered-anyway' && t('console.shipment.delivered-anyway', { name }),
    notes.length > 0 && !isAllergy && t('console.note'),
    first && `${first.quantity}\u00A0×\u00A0${first.name}`,
    others.length > 0 && t('console.more', { count: others.length }),
  ]
  return (
    <Line>
      {isAllergy && (
        <Tag tone="danger" icon="warning">
          {t('console.allergy')}
        </Tag>
      )}
      {reports.map(({ errorType }) => (
        <Tag key={errorType} tone="danger">
          {t(`console.report.${errorType}`)}
        </Tag>
      ))}
      {asksWithoutKey && <Tag tone="warning">{t('console.asks-without-key')}</Tag>}
      {isPaidLate(one) && <Tag tone="warning">{t('console.paid-late')}</Tag>}
      <RefundTags one={one} />
      <p>{words.filter(Boolean).join(' · ')}</p>
    </Line>
  )
}

/** The open refunds of an order, and the order's status. */
export function RefundSummary({ one }: { one: ConsoleOrder }) {
  const t = useT(console)
  return (
    <Line>
      <RefundTags one={one} />
      <p>{t(`console.group.${groupOf(one)}`)}</p>
    </Line>
  )
}

function RefundTags({ one }: { one: ConsoleOrder }) {
  const t = useT(console)
  const money = useMoneyIn()
  return one.money.refunds.filter(isOpen).map((refund) => (
    <Tag key={refund.id} tone={refund.status === 'FAILED' ? 'danger' : 'warning'}>
      {t(refundKey(refund), {
        amount: money(refund.amount, chargeOf(one, refund) ?? {}),
      })}
    </Tag>
  ))
}

/** Whether the venue must decide on a payment that arrived after the payment deadline. */
export const isPaidLate = ({ order, money }: ConsoleOrder): boolean =>
  order.status === 'GENERATED' && money.paidLate === true

/** Text for a refund that has not arrived. */
function refundKey({ status, byHand }: Pick<LedgerRefund, 'status' | 'byHand'>) {
  if (status === 'FAILED') return 'console.refunding.FAILED'
  if (byHand) return 'console.refunding.by-hand'
  return status === 'SENT' ? 'console.refunding.SENT' : 'console.refunding.REQUESTED'
}

const TONES = { 'on-time': 'neutral', soon: 'warning', late: 'danger' } as const satisfies Record<
  string,
  TagTone
>

const HOUR_MINUTES = 60

/** The promised time: as a clock time, in minutes when near, and as late. */
export function PromisedTime({ one: { order }, now }: { one: ConsoleOrder; now: number }) {
  const t = useT(console, momentTexts)
  const { timeZone } = useBranchContact()
  const lateness = latenessOf(order, now)
  if (lateness === undefined) return null
  const { kind, minutes } = lateness
  const words = () => {
    const hours = Math.floor(minutes / HOUR_MINUTES)
    if (kind === 'late' && hours > 0)
      return t('console.promise.late-hours', { hours, minutes: minutes % HOUR_MINUTES })
    if (kind !== 'on-time') return t(`console.promise.${kind}`, { minutes })
    const at = promisedMs(order)
    return isSameDay(now, at, timeZone)
      ? t('console.promise.on-time', { time: clockAt(at, timeZone) })
      : t('console.scheduled', { moment: dueAt(at, { now, timeZone }, t) })
  }
  return <Tag tone={TONES[kind]}>{words()}</Tag>
}
