/** Cart page, cart bar and the confirmation that empties the cart. Diner spec §2.7, §2.10, §5. */
export const cart = {
  // Title of the page.
  'cart.title': 'Mi pedido',
  // Back to the menu with items in the cart.
  'cart.add-more': 'Agregar más productos',
  // On to checkout.
  'cart.continue': 'Continuar',
  // Empty cart.
  'cart.empty': 'Tu pedido está vacío.',
  'cart.back-to-menu': 'Volver al Menú',
  // Notes of a line.
  'cart.notes': 'Aclaración: {notes}',
  // Upselling suggestions.
  'cart.upselling': '¿Quieres sumar algo más?',
  // Sum of the lines.
  'cart.subtotal': 'Subtotal',
  // Bar at the bottom of the menu.
  'cart.bar': 'Ver pedido',
  // Confirmation before switching mode or branch with a filled cart.
  'cart.confirm.title': 'Si continuas, se borrarán los ítems agregados a tu pedido',
  'cart.confirm.question': '¿Deseas continuar?',
  'cart.confirm.cancel': 'Cancelar',
  'cart.confirm.continue': 'Continuar',
  // Over the list of changes when the menu changed since the cart was stored or the order was refused.
  'cart.revalidated': 'Actualizamos tu pedido porque el menú cambió.',
} as const
