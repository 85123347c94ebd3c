/** What a rider may take, or carries, is not as it was: their pages read it again. The message itself says nothing. */
export const SHIPMENTS_CHANGED = 'shipments-changed'

/**
 * The channel of a rider.
 * @param riderId - of who is on shift
 * @source ours: as order channels, see openLiveUpdates
 */
export const riderChannel = (riderId: string): string => `rider-${riderId}`
