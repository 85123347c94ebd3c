/** Lines of the cart and the way to checkout. Come with the code of the cart's contents. Diner spec §2.7, §5. */
export const cartLines = {
  // Buttons of a line; {name} is the plate.
  'cart.edit': 'Editar {name}',
  'cart.edit-label': 'Editar',
  'cart.remove': 'Quitar {name} del pedido',
  'cart.removed': 'Quitaste {name} del pedido',
  // Why 'Continuar' is not there; {mode} is the name of the order mode.
  'cart.below-minimum': 'El pedido mínimo para {mode} es de {min}. Te faltan {missing}.',
  'cart.ordering-disabled': 'Por ahora este local no toma pedidos.',
  'cart.closed': 'El local está cerrado. Podrás continuar cuando abra.',
} as const
