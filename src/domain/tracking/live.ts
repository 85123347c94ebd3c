/** The event of a tracking channel; its data replaces what the page shows. @source delivery spec §7 "logistics tracking update" */
export const TRACKING_UPDATE = 'logistics-tracking-update'

/**
 * The channel of a shipment.
 * @param id - of the tracking data; unguessable
 * @source delivery spec §7 "WebSocket channel 'tracking-{id}'"
 */
export const trackingChannel = (id: string): string => `tracking-${id}`
