/** Follow-up of a placed order. Delivery spec §2, §4, §8. */
export const followUp = {
  // Title of the page; {code} in groups.
  'follow-up.title': 'Pedido {code}',
  // Name of the status tracker.
  'follow-up.tracker': 'Estado de tu pedido',
  // Toast after the page noticed a new state.
  'follow-up.announce': 'Tu pedido ahora está: {status}',
  // Detail table.
  'follow-up.detail': 'Detalle del pedido',
  'follow-up.venue': 'Local',
  'follow-up.mode': 'Tipo de pedido',
  'follow-up.ordered-at': 'Realizado',
  'follow-up.scheduled-at': 'Programado para',
  'follow-up.payment': 'Medio de pago',
  'follow-up.paid': 'Pagado',
  'follow-up.pays-with': 'Paga con',
  'follow-up.change': 'Vuelto',
  'follow-up.address': 'Dirección',
  'follow-up.between-streets': 'Entrecalles',
  'follow-up.details': 'Aclaraciones',
  'follow-up.notes': 'Notas',
  'follow-up.points-redeemed': 'Puntos canjeados',
  'follow-up.points-gained': 'Puntos ganados',
  'follow-up.estimate': 'Llega en {min} - {max} min',
  'follow-up.estimate-pick-up': 'Retirar en {min} - {max} min',
  // Payment of a card order that is not paid yet.
  'follow-up.pay': 'Pagar',
  'follow-up.payment-expired': 'Tiempo de pago vencido, vuelva a generar el pedido',
  // Payment results.
  'follow-up.payment-ok': 'Pago procesado con éxito.',
  'follow-up.payment-failed': 'El pago no pudo ser procesado.',
  // Callback of the bank failed.
  'follow-up.callback-failed':
    'Tuvimos un problema al generar el pago de tu pedido. Por favor intente nuevamente más tarde.',
  // Updating the order details failed.
  'follow-up.update-failed': 'Hubo un error actualizando el pedido',
  // Talks to the venue.
  'follow-up.contact': 'Escribir al local',
  'follow-up.refresh': 'Actualizar',
  'follow-up.order-again': 'Volver al Menú',
  // Order error screen.
  'follow-up.error.title': 'No encontramos este pedido',
  'follow-up.error.text': 'Revisa el código o vuelve al menú del local.',
  'follow-up.error.action': 'Volver al Menú',
} as const
