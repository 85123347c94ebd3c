/** Consent to marketing measurement. Shown only if a venue has a vendor. Design §5 "Consent". */
export const consent = {
  // Name of the banner for assistive technology.
  'consent.title': 'Medición y publicidad',
  // The question itself, on the banner.
  'consent.question':
    '{name} quiere medir tu visita con servicios de publicidad de terceros. No cambia nada en tu pedido.',
  'consent.accept': 'Aceptar',
  'consent.reject': 'Rechazar',
  // Opens the explanation.
  'consent.more': 'Más información',
  // Explanation.
  'consent.what':
    'Si aceptas, estos servicios saben qué productos miras, agregas y compras, y guardan cookies en tu navegador:',
  'consent.never':
    'Tu nombre, teléfono y dirección no se comparten, y en tu pedido y al confirmar la compra no se mide nada.',
  'consent.now-accepted': 'Ahora: aceptado.',
  'consent.now-rejected': 'Ahora: rechazado.',
  'consent.now-open': 'Todavía no elegiste.',
  'consent.saved': 'Guardamos tu elección.',
  // Names of the vendors.
  'consent.tag-manager': 'Google Tag Manager',
  'consent.analytics': 'Google Analytics',
  'consent.pixel': 'Meta Pixel',
} as const
