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
} as const
