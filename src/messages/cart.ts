/** Texts about the cart on every page. Diner spec §2.7. */
export const cart = {
  // Title of the page.
  'cart.title': 'Mi pedido',
  // Empty cart.
  'cart.empty': 'Tu pedido está vacío.',
  'cart.back-to-menu': 'Volver al Menú',
  // Toasts after adding a plate, when its quantity limit is reached, and after taking it out.
  'plate.added': 'Ítem agregado al pedido!',
  'plate.error.MAX_QUANTITY': 'Has alcanzado el máximo de unidades ({max}) para este producto',
  'cart.removed': 'Quitaste {name} del pedido',
  // Restores a removed line; in the toast about it.
  'cart.undo': 'Deshacer',
} as const
