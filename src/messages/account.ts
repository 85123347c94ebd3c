/** Account panel and 'Mis pedidos'. Diner spec §2.10, §2.11; §8 for 'Inicie sesión'. They come with their modals. */
export const account = {
  // Name of the panel.
  'account.title': 'Mi cuenta',
  // Nobody is signed in: opens the sign-in modal.
  'account.sign-in': 'Iniciar sesión',
  // Somebody is; without a name their phone stands in its place.
  'account.hello': '¡Hola {name}!',
  // Something for signed-in diners was pressed.
  'account.sign-in-first': 'Inicie sesión',
  'account.orders': 'Mis pedidos',
  'account.sign-out': 'Cerrar sesión',
  'account.signed-out': 'Cerraste tu sesión',
  // The server did not end the session, so nothing was forgotten.
  'account.sign-out-failed': 'No pudimos cerrar tu sesión. Revisa tu conexión e inténtalo de nuevo.',
  // On pages where there is nothing to do yet: no venue is chosen.
  'account.empty': 'Elige un local para ver tus opciones.',
  // Opens the address modal.
  'account.address': 'Mi dirección',
  // Opens the contact with the venue, where it has its chat switched on.
  'account.help': 'Ayuda',
  // Opens the choice about marketing, where the venue has a vendor.
  'account.consent': 'Medición y publicidad',
  // Nobody is signed in, and something was typed: forgets who they are and where, and ends the device's session.
  'account.forget': 'Olvidar mis datos en este dispositivo',
  'account.forgotten': 'Olvidamos tus datos en este dispositivo',
  // The server did not end the session, so nothing was forgotten.
  'account.forget-failed': 'No pudimos olvidar tus datos. Revisa tu conexión e inténtalo de nuevo.',
  // 'Mis pedidos'.
  'account.no-orders': 'No tienes pedidos realizados',
  'account.no-orders-text': 'Cuando hagas un pedido, lo verás aquí.',
  // In a venue with codes, once the proof of the phone has ended.
  'account.unproven':
    'Inicia sesión de nuevo para ver también los pedidos que hiciste en otros dispositivos.',
  'account.orders-failed': 'No pudimos cargar tus pedidos.',
  'account.more-orders': 'Ver más pedidos',
  // A card: its link's name, and marks.
  'account.see-order': 'Ver pedido {code}',
  'account.paid': 'Pagado',
  'account.scheduled': 'Programado para {moment}',
  'account.again': 'Pedir de nuevo',
  'account.again-of': 'Pedir de nuevo el pedido {code}',
  'account.again-failed': 'No pudimos repetir el pedido. Inténtalo de nuevo.',
  // The mode of the order is not offered any more.
  'account.again-no-mode': 'El local ya no ofrece {mode}.',
  'account.again-done': 'Agregamos los productos a tu pedido',
  // What is not as it was in the order that is repeated.
  'account.changes-title': 'Tu pedido cambió',
  'account.changes-text': 'Lo repetimos con los precios de hoy. Esto es distinto:',
  'account.changes-none': 'Ya no se puede pedir nada de este pedido:',
  'account.price-change': '{before} → {after}',
  'account.lost-garnishes': 'Ya no hay: {garnishes}',
  'account.left-out': 'No se agregó',
  'account.see-cart': 'Ver mi pedido',
  'account.see-menu': 'Ver el menú',
  // Opens the page of the order that is under way.
  'account.order-in-progress': 'PEDIDO EN CURSO',
} as const
