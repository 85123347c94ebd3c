import { isFinal } from '#domain/order/status.ts'
import { isDropOff } from '#domain/shipments/transitions.ts'
import type { AddressCheck, ConsoleOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { reportText } from '../report-text.ts'

/** Warnings about an address. */
const ADDRESS_DOUBTS = {
  CONFIRMED: undefined,
  BY_DINER: 'console.address.by-diner',
  BY_POSITION: 'console.address.unsure',
  UNKNOWN: 'console.address.unsure',
} as const satisfies Record<AddressCheck, string | undefined>

/**
 * What the venue must notice about this order: an unknown address, a benefit for an unverified phone, the diner's
 * reports, the reason of a cancellation.
 */
export function CardWarnings({ one }: { one: ConsoleOrder }) {
  const t = useT(console)
  const { timeZone } = useBranchContact()
  const { order, shipment, unprovenBenefit, cancelReason } = one
  // once the order has left, the address is no longer in question
  const isGone = isFinal(order.status) || (shipment !== undefined && isDropOff(shipment.status))
  const doubt = order.addressCheck && !isGone && ADDRESS_DOUBTS[order.addressCheck]
  return (
    <>
      {doubt && <Notice tone="warning">{t(doubt)}</Notice>}
      {unprovenBenefit && <Notice tone="warning">{t('console.unproven-benefit')}</Notice>}
      {order.reports?.map((report) => (
        <Notice key={report.errorType} tone="danger">
          {reportText(report, timeZone, t)}
        </Notice>
      ))}
      {cancelReason !== undefined && <Notice>{t('console.cancel-reason', { reason: cancelReason })}</Notice>}
    </>
  )
}
