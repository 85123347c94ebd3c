/** Channels that may be followed: of an order, of a shipment, of a rider, of a venue's consoles. Their ids cannot be guessed. */
export const CHANNEL = /^(?:order|tracking|rider|console)-[\w-]{1,60}$/
