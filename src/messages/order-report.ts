/** Canceling an order and reporting a problem, on its page. Delivery spec §2, §5. */
export const orderReport = {
  // Buttons of the page.
  'report.cancel': 'Cancelar pedido',
  'report.open': 'Informar un problema',
  // Before canceling an order that the venue has not accepted.
  'report.cancel.title': '¿Cancelar tu pedido?',
  'report.cancel.question': 'El local todavía no lo aceptó. Si continúas, se cancela ahora.',
  // The same for orders sent as messages: to a venue with a number for them, and to one without.
  'report.cancel.message':
    'Se cancela aquí. Si ya le enviaste tu pedido al local, avísale con el mensaje que se abre al continuar.',
  'report.cancel.by-yourself': 'Se cancela aquí. Si el local ya tiene tu pedido, avísale que lo cancelaste.',
  // Then: the money. Refunded by the provider; by the venue; nothing left to refund; undecided.
  'report.cancel.money.NONE': 'No se te cobró nada.',
  'report.cancel.money.PROVIDER':
    'Te devolvemos {amount} al mismo medio con que pagaste; según tu banco, puede tardar unos días.',
  'report.cancel.money.VENUE': 'El local te devuelve {amount}. Escríbele para acordar cómo.',
  'report.cancel.money.GONE': 'De tu pago ya no queda dinero por devolver.',
  'report.cancel.money.UNDER_WAY':
    'Tu pago todavía se está procesando: hasta que se sepa si se cobró, no podemos cancelarlo.',
  // Before asking the venue to cancel an order in preparation.
  'report.ask.title': '¿Pedirle al local que lo cancele?',
  'report.ask.question': 'El local ya lo aceptó. Le avisamos y decide si todavía puede cancelarlo.',
  'report.ask.message':
    'El local decide si todavía puede cancelarlo. Pídeselo con el mensaje que se abre al continuar.',
  'report.ask.by-yourself': 'El local decide si todavía puede cancelarlo. Pídeselo tú.',
  // Then: the money, if the venue agrees.
  'report.ask.money.NONE': 'No se te cobró nada.',
  'report.ask.money.PROVIDER':
    'Si lo cancela, te devolvemos {amount} al mismo medio con que pagaste; según tu banco, puede tardar unos días.',
  'report.ask.money.VENUE': 'Si lo cancela, te devuelve {amount}. Escríbele para acordar cómo.',
  'report.ask.money.GONE': 'De tu pago ya no queda dinero por devolver.',
  'report.ask.money.UNDER_WAY':
    'Tu pago todavía se está procesando: si se cobra y lo cancela, te lo devolvemos.',
  'report.keep': 'No, seguir',
  'report.cancel.yes': 'Sí, cancelar',
  'report.ask.yes': 'Sí, pedirlo',
  // The result.
  'report.canceled': 'Cancelaste tu pedido',
  'report.told': 'Le avisamos al local',
  'report.failed': 'No pudimos avisarle al local. Inténtalo de nuevo.',
  // The same for orders sent as messages: to a venue with a number for them, and to one without.
  'report.told.message': 'Avísale al local con el mensaje',
  'report.told.by-yourself': 'Lo anotamos. Avísale tú al local.',
  'report.message.failed': 'No pudimos guardarlo. Inténtalo de nuevo.',
  // Dialog for reporting a problem.
  'report.title': '¿Qué pasó con tu pedido?',
  'report.types': 'Elige lo que pasó',
  'report.choose': 'Elige qué pasó para continuar.',
  'report.text': 'Cuéntale más al local',
  // Below the kinds, when the diner has paid {amount}.
  'report.money':
    'Informar un problema no devuelve por sí solo los {amount} que pagaste: lo decide el local.',
  'report.optional': 'Opcional',
  'report.confirm': 'Confirmar',
  // Kinds of problems.
  'report.type.CANCEL': 'Pedido de cancelación',
  'report.type.LATE': 'Está demorado',
  'report.type.NOT_RECEIVED': 'No lo recibí',
  'report.type.MISSING_ITEMS': 'Faltan productos',
  'report.type.WRONG_ITEMS': 'Llegó algo equivocado',
  'report.type.BAD_STATE': 'Llegó en mal estado',
  'report.type.OTHER': 'Otro problema',
  // An earlier report; {type} is one of the kinds, {time} on the venue's clock.
  'report.known': 'Le avisamos al local: {type} ({time}).',
  // The same for orders sent as messages, the button below, and the prepared message.
  'report.message.known': 'Para que el local lo sepa, avísale tú: {type} ({time}).',
  'report.message.open': 'Avisarle por WhatsApp',
  'report.message.cancel': 'Hola, quiero cancelar mi pedido {code}.',
  'report.message.problem': 'Hola, tengo un problema con mi pedido {code}: {type}.',
} as const
