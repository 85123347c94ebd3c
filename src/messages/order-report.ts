/** Canceling an order and reporting what went wrong with it, on its page. Delivery spec §2, §5. */
export const orderReport = {
  // Buttons of the page.
  'report.cancel': 'Cancelar pedido',
  'report.open': 'Informar un problema',
  // Before an order is lost that nobody has accepted; the second for one that is paid.
  'report.cancel.title': '¿Cancelar tu pedido?',
  'report.cancel.question': 'El local todavía no lo aceptó. Si continúas, se cancela ahora.',
  'report.cancel.question-paid':
    'El local todavía no lo aceptó. Si continúas, se cancela ahora y el local te devuelve el dinero.',
  // Before the venue is asked to cancel what it has begun.
  'report.ask.title': '¿Pedirle al local que lo cancele?',
  'report.ask.question': 'El local ya lo aceptó. Le avisamos y decide si todavía puede cancelarlo.',
  'report.keep': 'No, seguir',
  'report.cancel.yes': 'Sí, cancelar',
  'report.ask.yes': 'Sí, pedirlo',
  // What came of it.
  'report.canceled': 'Cancelaste tu pedido',
  'report.told': 'Le avisamos al local',
  'report.failed': 'No pudimos avisarle al local. Inténtalo de nuevo.',
  // Dialog in which an error is told.
  'report.title': '¿Qué pasó con tu pedido?',
  'report.types': 'Elige lo que pasó',
  'report.choose': 'Elige qué pasó para continuar.',
  'report.text': 'Cuéntale más al local',
  'report.optional': 'Opcional',
  'report.confirm': 'Confirmar',
  // The kinds of error.
  'report.type.CANCEL': 'Pedido de cancelación',
  'report.type.LATE': 'Está demorado',
  'report.type.NOT_RECEIVED': 'No lo recibí',
  'report.type.MISSING_ITEMS': 'Faltan productos',
  'report.type.WRONG_ITEMS': 'Llegó algo equivocado',
  'report.type.BAD_STATE': 'Llegó en mal estado',
  'report.type.OTHER': 'Otro problema',
  // What was told before; {type} is one of the kinds, {time} on the clock of the venue.
  'report.known': 'Le avisamos al local: {type} ({time}).',
} as const
