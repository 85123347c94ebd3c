/** Public key of the application on its own live-update endpoint; it names it, and opens nothing. */
export const LIVE_APP_KEY = 'vitrina'

/** The order is not as it was: whoever follows it reads it again. The message itself says nothing about anybody. */
export const ORDER_CHANGED = 'order-changed'

/**
 * The channel of an order.
 * @param code - of the order; who knows it may read the order
 * @source ours: schemas/paths/system.yaml openLiveUpdates
 */
export const orderChannel = (code: string): string => `order-${code}`

/** The orders of a venue, or its state, are not as they were: its consoles read again. */
export const VENUE_CHANGED = 'venue-changed'

/** The channel of a venue's consoles. @param id - unguessable, told to who has a token of the venue */
export const consoleChannel = (id: string): string => `console-${id}`
