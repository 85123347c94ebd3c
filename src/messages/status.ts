/** Names of order states: tracker nodes, list labels, order in progress. Delivery spec §4 names only the nodes. */
export const status = {
  'status.UNCONFIRMED': 'Por confirmar',
  'status.GENERATED': 'Recibido',
  'status.ACCEPTED': 'Preparando',
  'status.READY': 'Listo',
  // A rider has left with it; the term of its tracking page.
  'status.ON_THE_WAY': 'En camino',
  'status.DELIVERED': 'Entregado',
  // An order that was collected.
  'status.PICKED_UP': 'Retirado',
  'status.CANCELED': 'Cancelado',
  // One line below the tracker: current state and next step.
  'status.hint.UNCONFIRMED.message': 'Envía el mensaje al local para confirmar tu pedido.',
  'status.hint.UNCONFIRMED.payment': 'Tu pedido se confirma cuando se registre el pago.',
  'status.hint.GENERATED': 'El local recibió tu pedido y pronto lo confirma.',
  'status.hint.ACCEPTED': 'El local está preparando tu pedido.',
  'status.hint.READY.DELIVERY': 'Tu pedido está listo y sale hacia tu dirección.',
  // The rider has left with it; currently no rider has it.
  'status.hint.on-the-way': 'El repartidor va hacia tu dirección.',
  'status.hint.called-off': 'Estamos buscando otro repartidor.',
  'status.hint.READY.TAKE_AWAY': 'Tu pedido está listo. Ya puedes retirarlo.',
  'status.hint.READY.IN_DINING': 'Tu pedido está listo y va a tu mesa.',
  'status.hint.READY.SELF_SERVICE': 'Tu pedido está listo. Retíralo en el mostrador.',
  'status.hint.DELIVERED': 'Que lo disfrutes.',
  'status.hint.CANCELED': 'El local canceló tu pedido. Escríbele si tienes dudas.',
  // The diner requested it, and the venue may have agreed.
  'status.hint.CANCELED.asked': 'Tu pedido se canceló porque lo pediste.',
  // Not paid in time, or replaced by another order.
  'status.hint.CANCELED.unpaid': 'Se canceló porque no se pagó.',
  // Announced by screen readers for a node.
  'status.done': 'Completado',
  'status.current': 'Estado actual',
  'status.pending': 'Pendiente',
  'status.skipped': 'No ocurrió',
} as const
