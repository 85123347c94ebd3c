/** Campaigns: carts that were left and are taken up again. Diner spec §4 "Abandoned-cart recovery". */
export const campaign = {
  // Sent to the phone of a diner who left a filled cart; the link opens it again.
  'campaign.cart-left': 'Tu pedido en {venue} te espera. Retómalo cuando quieras: {link}',
  // Toast when the link of that message has filled the cart.
  'campaign.cart-recovered': 'Recuperamos tu pedido.',
  // Toast when it has not: the cart was too old, or the link is not whole.
  'campaign.cart-not-found': 'No encontramos el pedido de este enlace.',
  // Toast when there was no answer: the link may be opened again.
  'campaign.cart-not-loaded': 'No pudimos cargar tu pedido. Abre el enlace otra vez cuando tengas conexión.',
} as const
