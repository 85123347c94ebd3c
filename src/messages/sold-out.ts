/** What ran out while it was in a cart. Comes with the lines of a cart and with the checkout. */
export const soldOut = {
  // Mark of a line; what of it ran out stands beside.
  'sold-out.mark': 'Agotado',
  // One press takes it out.
  'sold-out.remove': 'Quitar',
  'sold-out.remove-name': 'Quitar {name} del pedido',
  'sold-out.drop': 'Quitar {list}',
  'sold-out.drop-name': 'Quitar {list} de {name}',
  // An obligatory choice ran out: another one is needed.
  'sold-out.choose': 'Elegir otra opción',
  'sold-out.choose-name': 'Elegir otra opción para {name}',
  // Toast when it happens.
  'sold-out.happened': '{name} se agotó',
  'sold-out.happened-garnish': '{list} se agotó en {name}',
  'sold-out.dropped': 'Quitaste {list} de {name}',
  // Why there is no way on, and where to mend it.
  'sold-out.blocked': 'Hay productos agotados en tu pedido. Quítalos para continuar.',
  'sold-out.review': 'Revisar mi pedido',
} as const
