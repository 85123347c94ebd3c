/** Public key of the application on its own live-update endpoint; it names it, and opens nothing. */
export const LIVE_APP_KEY = 'vitrina'

/** The order has changed: subscribers read it again. The message contains no personal data. */
export const ORDER_CHANGED = 'order-changed'

/**
 * The channel of an order.
 * @param code - of the order; it gives access to the order
 * @source ours: schemas/paths/system.yaml openLiveUpdates
 */
export const orderChannel = (code: string): string => `order-${code}`

/** Orders or the state of a venue have changed: its consoles read them again. */
export const VENUE_CHANGED = 'venue-changed'

/** The channel of a venue's consoles. @param id - unguessable, given only to holders of a token of the venue */
export const consoleChannel = (id: string): string => `console-${id}`
