import { TRACKING_UPDATE, trackingChannel } from '#domain/tracking/live.ts'

import type { Db } from '../../db/store.ts'
import { tellLive } from '../../repositories/live-repository.ts'
import { findTracked } from '../../repositories/tracking-repository.ts'
import { trackingInfo } from './tracking-info.ts'

/**
 * Tells whoever follows a shipment what its page shows now; call at the end of the transaction that changed the
 * shipment or the rider's position. The delivery key is never told.
 */
export async function tellTracking(db: Db, shipmentId: string): Promise<void> {
  const row = await findTracked(db, shipmentId)
  if (row === undefined) return
  const channel = trackingChannel(row.shipment.trackingId)
  await tellLive(db, { channel, event: TRACKING_UPDATE, data: trackingInfo(row) })
}
