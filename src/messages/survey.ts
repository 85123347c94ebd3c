/** Satisfaction survey. Quoted texts: delivery spec §2, §5. */
export const survey = {
  // Heading and title of the page.
  'survey.title': 'Califica tu pedido',
  // Under the heading; {code} in groups.
  'survey.order': 'Pedido {code}',
  // Names of the stars of a rating.
  'survey.star.1': '1 estrella, muy malo',
  'survey.star.2': '2 estrellas, malo',
  'survey.star.3': '3 estrellas, regular',
  'survey.star.4': '4 estrellas, bueno',
  'survey.star.5': '5 estrellas, excelente',
  // Word beside the stars once one is chosen.
  'survey.word.1': 'Muy malo',
  'survey.word.2': 'Malo',
  'survey.word.3': 'Regular',
  'survey.word.4': 'Bueno',
  'survey.word.5': 'Excelente',
  // Above the reasons for a rating below the maximum.
  'survey.reasons': '¿Qué podemos mejorar?',
  // Under choices and reasons: several may be chosen.
  'survey.several': 'Puedes elegir varias opciones.',
  // Buttons: for the first questions, and for the rest.
  'survey.send': 'Enviar calificación',
  'survey.send-rest': 'Enviar respuestas',
  // Announced and shown when the first part was sent and the rest appears.
  'survey.received': 'Recibimos tu calificación. Si quieres, cuéntanos más.',
  // A sent rating, as a line.
  'survey.given': 'Tu calificación: {rating} de 5',
  // A mandatory question without an answer.
  'survey.required': 'La pregunta {title} es obligatoria',
  // Sending failed; the answers are kept.
  'survey.failed': 'No pudimos enviar tus respuestas. Siguen aquí: inténtalo de nuevo.',
  'survey.offline':
    'Estás sin conexión. Guardamos tus respuestas en este dispositivo para enviarlas después.',
  // Full views in place of the questions.
  'survey.done.title': 'Gracias por calificar tu pedido',
  'survey.done.text': 'Ya recibimos tu encuesta. Tu opinión ayuda a mejorar el próximo pedido.',
  'survey.early.title': 'Todavía es pronto para calificar',
  'survey.early.text': 'Podrás hacerlo cuando recibas tu pedido.',
  'survey.early.action': 'Ver mi pedido',
  'survey.canceled.title': 'Este pedido fue cancelado',
  'survey.canceled.text': 'No hay nada que calificar.',
  'survey.none.title': 'Esta encuesta no está disponible',
  'survey.none.text': 'El local no está recibiendo calificaciones por ahora.',
  'survey.back': 'Volver al Menú',
} as const
