/** Campaigns: abandoned carts and their recovery. Diner spec §4 "Abandoned-cart recovery". */
export const campaign = {
  // Sent to the phone of a diner who abandoned a filled cart; the link restores it.
  'campaign.cart-left': 'Tu pedido en {venue} te espera. Retómalo cuando quieras: {link}',
  // Toast after the message's link restored the cart.
  'campaign.cart-recovered': 'Recuperamos tu pedido.',
  // Toast when it could not: the cart is too old, or the link is incomplete.
  'campaign.cart-not-found': 'No encontramos el pedido de este enlace.',
  // Toast without a response: the link can be opened again.
  'campaign.cart-not-loaded': 'No pudimos cargar tu pedido. Abre el enlace otra vez cuando tengas conexión.',
} as const
