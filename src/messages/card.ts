/** Card fields and payment results. Diner spec §4 "Payment result", §5 "Card form", §8. */
export const card = {
  // Name of the section, and of the frame with the fields.
  'card.title': 'Datos de la tarjeta',
  // Labels of the five fields; {document} is the kind of document, 'DNI' for instance.
  'card.number': 'Número de la tarjeta',
  'card.name': 'Nombre como figura en la tarjeta',
  'card.expiry': 'Vencimiento',
  'card.expiry-hint': 'MM/AA',
  'card.security-code': 'Código de seguridad',
  'card.document': '{document} del titular',
  // Label of the choice of instalments, if the bank offers more than one.
  'card.instalments': 'Cuotas',
  // Any of the five, left empty.
  'card.error.incomplete': 'Este campo está incompleto',
  // One text per invalid field.
  'card.error.number': 'Revisa el número de la tarjeta',
  'card.error.name': 'Escribe el nombre como figura en la tarjeta',
  'card.error.expiry': 'Escribe mes y año, por ejemplo 08/30',
  'card.error.expired': 'La tarjeta está vencida',
  'card.error.security-code': 'Revisa el código de seguridad',
  'card.error.document': 'Revisa el documento del titular',
  // Shown once for all fields, after an attempt to send the order.
  'card.incomplete': 'Debe completar correctamente los campos de su tarjeta',
  // While the provider's fields load, and when loading failed.
  'card.loading': 'Cargando el formulario de la tarjeta…',
  'card.wait': 'Estamos cargando el formulario de la tarjeta, aguarde unos momentos.',
  'card.unavailable':
    'No pudimos cargar el formulario de la tarjeta. Revisa tu conexión o elige otro medio de pago.',
  // Under fields of a provider that takes no money.
  'card.sandbox': 'Modo de prueba: no se cobra nada.',
  // Reassures diners who wonder where the card number goes.
  'card.safe': 'Tus datos van cifrados al medio de pago. El local no los ve ni los guarda.',
  // The payment's result.
  'card.paid': 'Pago procesado con éxito.',
  'card.failed': 'El pago no pudo ser procesado.',
  // Beside a failed payment: nothing was charged.
  'card.failed-hint': 'No se cobró nada. Prueba con otra tarjeta o elige otro medio de pago.',
  // The bank's authentication: above the frame with its page, the frame's name, and inside it at the end.
  'card.challenge': 'Tu banco quiere confirmar que eres tú. Responde aquí para terminar el pago.',
  'card.challenge-frame': 'Confirmación de tu banco',
  'card.challenge-over': 'Tu banco ya no espera una respuesta.',
  // Replaces the fields while it is unknown whether a card was charged.
  'card.unknown':
    'Todavía no sabemos si se cobró tu tarjeta. No pagues otra vez: te avisamos en esta página.',
  // The provider has not decided yet.
  'card.pending': 'Tu pago se está procesando. Te avisamos en esta página.',
} as const
