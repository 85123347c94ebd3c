/** Choice of the order mode. Loaded with its page. Diner spec §2.4. */
export const modeSelection = {
  // Title of the page; without the opening mark, as in the specification.
  'mode.title': 'Qué menú deseas visualizar?',
  // No active order mode at all.
  'mode.none': 'Este local todavía no ofrece pedidos.',
} as const
