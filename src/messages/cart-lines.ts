/** Lines of the cart, its bar, and the way to checkout. Loaded with the cart's contents. Diner spec §2.7, §5. */
export const cartLines = {
  // Back to the menu with items in the cart.
  'cart.add-more': 'Agregar más productos',
  // On to checkout.
  'cart.continue': 'Continuar',
  // Upselling suggestions.
  'cart.upselling': '¿Quieres sumar algo más?',
  // Sum of the lines.
  'cart.subtotal': 'Subtotal',
  // Bar at the bottom of the menu.
  'cart.bar': 'Ver pedido',
  // Link from a plate in the cart to the cart, for keyboard users: visible while focused.
  'cart.go': 'Ir al pedido',
  // Above the list of changes when the menu changed since the cart was stored or the order was refused.
  'cart.revalidated': 'Actualizamos tu pedido porque el menú cambió.',
  // Buttons of a line; {name} is the plate.
  'cart.edit': 'Editar {name}',
  'cart.edit-label': 'Editar',
  'cart.remove': 'Quitar {name} del pedido',
  // Replaces 'Continuar'; {mode} is the name of the order mode.
  'cart.below-minimum': 'El pedido mínimo para {mode} es de {min}. Te faltan {missing}.',
  'cart.ordering-disabled': 'Por ahora este local no toma pedidos.',
  // The venue disabled the cart's order mode but has others.
  'cart.mode-gone': 'La forma de pedir que elegiste ya no está disponible. Elige otra en el menú.',
  'cart.closed': 'El local está cerrado. Podrás continuar cuando abra.',
  // The venue is open, but outside the hours of the mode.
  'cart.mode-closed': '{mode} no toma pedidos a esta hora. Mira los horarios del local.',
} as const
