import type { Shipment } from '#generated/models.ts'
import { canCancel } from '#domain/shipments/transitions.ts'
import { shipments } from '#messages/shipments.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { usePosition, useScreenAwake } from '../use-position.ts'

/** Stands while a shipment is under way: the screen stays lit, and the position is shared if the rider wants. */
export function PositionNote({ shipment }: { shipment: Shipment }) {
  useScreenAwake()
  return canCancel(shipment) ? <Sharing shipmentId={shipment.id} /> : null
}

function Sharing({ shipmentId }: { shipmentId: string }) {
  const t = useT(shipments)
  const { sharing, share } = usePosition(shipmentId)
  if (sharing === 'unknown') return null
  if (sharing === 'ask') {
    return (
      <Notice icon="locate">
        <p>{t('shipments.position-ask')}</p>
        <Button tone="secondary" onPress={share}>
          {t('shipments.position-share')}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice icon="locate" tone={sharing === 'shared' ? 'success' : 'info'} live>
      {t(sharing === 'shared' ? 'shipments.position-shared' : 'shipments.position-denied')}
    </Notice>
  )
}
