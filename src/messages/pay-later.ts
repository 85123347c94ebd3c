/** Paying an existing order, on its page. Delivery spec §4 "unpaid". */
export const payLater = {
  // Above the button that opens the provider's page.
  'pay-later.title': 'Falta el pago',
  // {time} is a moment: 'hoy, 13:30 hs'.
  'pay-later.until': 'Tu pedido se confirma cuando lo pagas. Puedes hacerlo hasta {time}.',
  // Returned from the provider, which has not decided yet.
  'pay-later.pending': 'Tu pago se está procesando. Te avisamos en esta página.',
} as const
