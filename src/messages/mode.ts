/** Order modes: selection screen, tabs, disabled notice. Diner spec §2.4, §2.14. */
export const mode = {
  // Title of the selection screen; without the opening mark, as the specification has it.
  'mode.title': 'Qué menú deseas visualizar?',
  // Name of the order-mode tabs in the header.
  'mode.tabs': 'Forma de pedir',
  // Under a mode or venue that takes no orders.
  'mode.disabled': 'Menú informativo. Pedidos deshabilitados.',
  // No active order mode at all.
  'mode.none': 'Este local todavía no ofrece pedidos.',
  // What the modes are, when a venue gives no name of its own.
  'mode.name.DELIVERY': 'Delivery',
  'mode.name.TAKE_AWAY': 'Retiro en el local',
  'mode.name.IN_DINING': 'En la mesa',
  'mode.name.SELF_SERVICE': 'Autoservicio',
} as const
