/** Order modes: tabs, disabled notice. Diner spec §2.14. */
export const mode = {
  // Name of the order-mode tabs in the header.
  'mode.tabs': 'Forma de pedir',
  // Under a mode or venue that takes no orders.
  'mode.disabled': 'Menú informativo. Pedidos deshabilitados.',
} as const
