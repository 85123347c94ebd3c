/** Items of a cart that sold out meanwhile. Loaded with the lines of a cart and with the checkout. */
export const soldOut = {
  // Mark of a line, beside the sold-out part.
  'sold-out.mark': 'Agotado',
  // Removes it.
  'sold-out.remove': 'Quitar',
  'sold-out.remove-name': 'Quitar {name} del pedido',
  'sold-out.drop': 'Quitar {list}',
  'sold-out.drop-name': 'Quitar {list} de {name}',
  // A mandatory choice sold out: another one is needed.
  'sold-out.choose': 'Elegir otra opción',
  'sold-out.choose-name': 'Elegir otra opción para {name}',
  // Toast when it happens.
  'sold-out.happened': '{name} se agotó',
  'sold-out.happened-garnish': '{list} se agotó en {name}',
  'sold-out.dropped': 'Quitaste {list} de {name}',
  // Why the order cannot continue, and where to fix it.
  'sold-out.blocked': 'Hay productos agotados en tu pedido. Quítalos para continuar.',
  'sold-out.review': 'Revisar mi pedido',
} as const
