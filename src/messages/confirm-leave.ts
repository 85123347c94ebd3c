/** The confirmation before emptying the cart. Loaded with its dialog. Diner spec §2.10, §5. */
export const confirmLeave = {
  // Confirmation before switching mode or branch with a filled cart.
  'cart.confirm.title': 'Si continuas, se borrarán los ítems agregados a tu pedido',
  'cart.confirm.question': '¿Deseas continuar?',
  'cart.confirm.cancel': 'Cancelar',
  'cart.confirm.continue': 'Continuar',
} as const
