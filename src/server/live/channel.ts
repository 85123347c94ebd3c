/** Channels that may be followed: of an order, of a shipment, of a venue's consoles. Their ids cannot be guessed. */
export const CHANNEL = /^(?:order|tracking|console)-[\w-]{1,60}$/
