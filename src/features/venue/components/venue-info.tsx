import { infoTable } from '#domain/delivery/info-table.ts'
import { isInformative } from '#domain/hours/mode-hours.ts'
import { usePayment, useDeliveryInfo } from '#session/use-payment.ts'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { InfoTableView } from '#ui/patterns/info-table-view.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/**
 * Delay, fee and minimum of the chosen mode, for the diner's address once it is known; or that nothing can be
 * ordered, in the chosen mode or, before one is chosen, in any.
 * @source diner spec §2.9, requirements MODE-05
 */
export function VenueInfo() {
  const t = useT()
  const { mode, listedModes } = useVenue()
  const { ordersEnabled, deliverySummary } = useBranchContact()
  const { info } = useDeliveryInfo(mode)
  const paymentMethod = usePayment(mode)?.paymentMethod
  const looked = mode ? [mode] : listedModes
  if (looked.every((each) => isInformative({ ordersEnabled }, each)))
    return <Notice>{t('mode.disabled')}</Notice>
  const table = mode && infoTable(mode, { info, summary: deliverySummary, paymentMethod })
  return table ? <InfoTableView table={table} /> : null
}
