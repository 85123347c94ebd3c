/** Account panel and 'Mis pedidos'. Diner spec §2.10, §2.11; §8 for 'Inicie sesión'. Loaded with their modals. */
export const account = {
  // Name of the panel.
  'account.title': 'Mi cuenta',
  // Not signed in: opens the sign-in modal.
  'account.sign-in': 'Iniciar sesión',
  // Signed in; without a name the phone is shown instead.
  'account.hello': '¡Hola {name}!',
  // An action that requires signing in was pressed.
  'account.sign-in-first': 'Inicie sesión',
  'account.orders': 'Mis pedidos',
  'account.sign-out': 'Cerrar sesión',
  'account.signed-out': 'Cerraste tu sesión',
  // The server did not end the session, so nothing was deleted.
  'account.sign-out-failed': 'No pudimos cerrar tu sesión. Revisa tu conexión e inténtalo de nuevo.',
  // On pages without options, because no venue is chosen.
  'account.empty': 'Elige un local para ver tus opciones.',
  // Opens the address modal.
  'account.address': 'Mi dirección',
  // Opens the contact with the venue, if its chat is enabled.
  'account.help': 'Ayuda',
  // Opens the marketing consent, if the venue has a vendor.
  'account.consent': 'Medición y publicidad',
  // Not signed in, but data was entered: deletes personal data and address, and ends the device's session.
  'account.forget': 'Olvidar mis datos en este dispositivo',
  'account.forgotten': 'Olvidamos tus datos en este dispositivo',
  // The server did not end the session, so nothing was deleted.
  'account.forget-failed': 'No pudimos olvidar tus datos. Revisa tu conexión e inténtalo de nuevo.',
  // 'Mis pedidos'.
  'account.no-orders': 'No tienes pedidos realizados',
  'account.no-orders-text': 'Cuando hagas un pedido, lo verás aquí.',
  // In a venue with codes, once the phone's proof has expired.
  'account.unproven':
    'Inicia sesión de nuevo para ver también los pedidos que hiciste en otros dispositivos.',
  'account.orders-failed': 'No pudimos cargar tus pedidos.',
  'account.more-orders': 'Ver más pedidos',
  // A card: name of its link, and marks.
  'account.see-order': 'Ver pedido {code}',
  'account.paid': 'Pagado',
  'account.scheduled': 'Programado para {moment}',
  'account.again': 'Pedir de nuevo',
  'account.again-of': 'Pedir de nuevo el pedido {code}',
  'account.again-failed': 'No pudimos repetir el pedido. Inténtalo de nuevo.',
  // The order's mode is no longer offered.
  'account.again-no-mode': 'El local ya no ofrece {mode}.',
  'account.again-done': 'Agregamos los productos a tu pedido',
  // Differences from the repeated order.
  'account.changes-title': 'Tu pedido cambió',
  'account.changes-text': 'Lo repetimos con los precios de hoy. Esto es distinto:',
  'account.changes-none': 'Ya no se puede pedir nada de este pedido:',
  'account.price-change': '{before} → {after}',
  'account.lost-garnishes': 'Ya no hay: {garnishes}',
  'account.left-out': 'No se agregó',
  'account.see-cart': 'Ver mi pedido',
  'account.see-menu': 'Ver el menú',
  // Opens the page of the current order.
  'account.order-in-progress': 'PEDIDO EN CURSO',
} as const
