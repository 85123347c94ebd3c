/** What every page says of the cart. Diner spec §2.7. */
export const cart = {
  // Title of the page.
  'cart.title': 'Mi pedido',
  // Empty cart.
  'cart.empty': 'Tu pedido está vacío.',
  'cart.back-to-menu': 'Volver al Menú',
} as const
