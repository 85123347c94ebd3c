import { infoTable } from '#domain/delivery/info-table.ts'
import { isInformative } from '#domain/hours/mode-hours.ts'
import { useDeliveryInfo } from '#session/use-delivery-info.ts'
import { useBranchContact, useVenue } from '#session/venue-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { InfoTableView } from '#ui/patterns/info-table-view.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/** Delay, fee and minimum of the chosen mode; for the diner's address once it is known. @source diner spec §2.9 */
export function VenueInfo() {
  const t = useT()
  const { mode } = useVenue()
  const { ordersEnabled, deliverySummary } = useBranchContact()
  const { info } = useDeliveryInfo(mode)
  if (!mode) return null
  if (isInformative({ ordersEnabled }, mode)) return <Notice>{t('mode.disabled')}</Notice>
  const table = infoTable(mode, { info, summary: deliverySummary })
  return table ? <InfoTableView table={table} /> : null
}
