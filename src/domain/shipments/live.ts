/** The shipments a rider may take or has taken changed, so their pages refetch. The message has no data. */
export const SHIPMENTS_CHANGED = 'shipments-changed'

/**
 * The channel of a rider.
 * @param riderId - of a rider on shift
 * @source ours: as order channels, see openLiveUpdates
 */
export const riderChannel = (riderId: string): string => `rider-${riderId}`
