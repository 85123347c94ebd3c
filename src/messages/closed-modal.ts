/** The modal, shown once per session, that the venue is closed. Quoted texts: diner spec §2.10. */
export const closedModal = {
  // Title of the closed modal when nothing can be ordered.
  'closed-modal.title': 'Local cerrado',
  // Title of the closed modal when an order can be scheduled.
  'closed-modal.title-schedule': 'Programa tu pedido',
  // Text of the closed modal when nothing can be ordered.
  'closed-modal.text': 'El local está cerrado y por ahora no se pueden realizar pedidos. Puedes ver el menú.',
  // Text of the closed modal when an order can be scheduled.
  'closed-modal.text-schedule': 'El local está cerrado. Puedes programar tu pedido para más tarde.',
  // The venue closed during checkout; {when} is 'mañana, 12:00 h'.
  'closed-modal.order-for': 'Tu pedido es para {when}.',
  // The only button of the closed modal.
  'closed-modal.accept': 'Aceptar',
} as const
