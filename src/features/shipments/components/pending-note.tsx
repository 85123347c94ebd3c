import { useStore } from 'zustand'
import { shipments } from '#messages/shipments.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { StatusRegion } from '#ui/primitives/feedback/status-region.tsx'
import { useRider } from '../rider-context.ts'

/** Steps not sent to the server yet; shown only after a moment, since most are sent at once. */
export function PendingNote() {
  const t = useT(shipments)
  const { ride } = useRider()
  const { steps, isSending, isStalled, isUnsaved } = useStore(ride.store)
  const count = isSending && !isStalled ? 0 : steps.length
  const words = count === 1 ? t('shipments.pending-one') : t('shipments.pending-many', { n: count })
  return (
    <StatusRegion>
      {count > 0 && (
        <Notice tone="warning" icon="clock">
          <strong>{t('shipments.pending')}</strong>
          <p>{isUnsaved ? t('shipments.pending-unsaved') : words}</p>
        </Notice>
      )}
    </StatusRegion>
  )
}
