/** Delivery info table. Diner spec §2.9. */
export const info = {
  // Name of the table, for screen readers.
  'info.name': 'Tiempo y costo',
  // Column over the delay of delivery, and of pick-up.
  'info.arrives-in': 'Llega en',
  'info.pick-up-in': 'Retirar en',
  // Column over the delivery fee.
  'info.delivery': 'Envío',
  'info.free': 'Gratis',
  // Column over the minimum order.
  'info.minimum': 'Mínimo',
  // Delay text.
  'info.delay': '{min} - {max} min',
  // Label under the table.
  'info.free-from': 'Envío gratis a partir de {amount}',
  // Shown instead, and on a venue's card, when the venue does not deliver to the diner's address.
  'info.unreachable': 'Este local no realiza envíos a tu dirección.',
} as const
