import type { ConsoleOrder } from '#generated/models.ts'
import { useBranchContact } from '#session/venue-context.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { clockAt } from '#ui/patterns/venue-time.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'

/** What makes this order unlike others: an address nobody knows, what the diner told, why it was canceled. */
export function CardWarnings({ one: { order, cancelReason } }: { one: ConsoleOrder }) {
  const t = useT()
  const { timeZone } = useBranchContact()
  const isUnsure = order.addressCheck !== undefined && order.addressCheck !== 'CONFIRMED'
  return (
    <>
      {isUnsure && <Notice tone="warning">{t('console.address.unsure')}</Notice>}
      {order.reports?.map(({ errorType, at }) => (
        <Notice key={errorType} tone="danger">
          {t('console.report', { report: t(`console.report.${errorType}`), time: clockAt(at, timeZone) })}
        </Notice>
      ))}
      {cancelReason !== undefined && <Notice>{t('console.cancel-reason', { reason: cancelReason })}</Notice>}
    </>
  )
}
