/** Full-screen states of pages that cannot be shown; loaded on demand with their code. */
export const obstacle = {
  // Full-screen state when loading a page's data failed, and its action.
  'obstacle.error.title': 'Algo no salió bien',
  'obstacle.error.text': 'No pudimos cargar esta página. Inténtalo de nuevo en unos minutos.',
  'obstacle.error.action': 'Reintentar',
  // Full-screen state for an unknown alias, plate or address.
  'obstacle.not-found.title': 'No encontramos esta página',
  'obstacle.not-found.text': 'Revisa la dirección o vuelve al inicio.',
  'obstacle.not-found.action': 'Volver al inicio',
  // Full-screen state when every branch contact is blocked.
  'obstacle.blocked.title': 'Por ahora no tomamos pedidos',
  'obstacle.blocked.text': 'Este local no está disponible en este momento.',
  // Full-screen state when the order mode of the address does not exist.
  'obstacle.no-mode.title': 'Este menú no está disponible',
  'obstacle.no-mode.text': 'Elige otra forma de hacer tu pedido.',
  'obstacle.no-mode.action': 'Ver opciones',
  // Order error screen.
  'obstacle.no-order.title': 'No encontramos este pedido',
  'obstacle.no-order.text': 'Revisa el código o vuelve al menú del local.',
  'obstacle.no-order.action': 'Volver al Menú',
  // Full-screen state when a page is opened offline and this device has no copy.
  'obstacle.offline.title': 'Estás sin conexión',
  'obstacle.offline.text':
    'Necesitamos internet para mostrarte esta página. Cuando vuelva la conexión, la cargamos por ti.',
  'obstacle.offline.action': 'Reintentar',
} as const
