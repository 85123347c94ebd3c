/** Signing in by phone, with or without a one-time code. Diner spec §2.10, §5 "Sign-in and reward". */
export const signIn = {
  'sign-in.title': 'Iniciar sesión',
  // Why to enter a phone, in a venue without codes.
  'sign-in.text': 'Con tu teléfono ves los pedidos que hiciste en este dispositivo.',
  // The same in a venue with codes.
  'sign-in.text-code': 'Te enviamos un código para confirmar que el teléfono es tuyo.',
  'sign-in.phone': 'Teléfono',
  'sign-in.submit': 'Ingresar',
  'sign-in.invalid-phone': 'Debe ingresar un número válido',
  'sign-in.done': 'Inicio de sesión con éxito',
  'sign-in.failed': 'Error iniciando sesión',
  // The step of the code.
  'sign-in.code-title': 'Ingresa el código',
  'sign-in.code-sent': 'Enviamos un código de 6 dígitos a {phone}.',
  'sign-in.code': 'Código',
  'sign-in.code-hint': 'Vence a los {minutes} minutos.',
  'sign-in.code-missing': 'Ingresa los 6 dígitos del código',
  'sign-in.code-wrong': 'El código no es correcto',
  'sign-in.code-expired': 'El código ya no sirve. Pide uno nuevo.',
  'sign-in.again': 'Enviar otro código',
  'sign-in.sent-again': 'Te enviamos otro código',
  'sign-in.other-phone': 'Cambiar teléfono',
  'sign-in.too-many': 'Pediste demasiados códigos. Vuelve a intentar más tarde.',
  // Many diners share an address and prove their phones at once.
  'sign-in.too-many-tries': 'Hubo demasiados intentos. Vuelve a intentar en unos minutos.',
  // Sent to the phone; the code comes first, so that it shows in a notification.
  'sign-in.code-message':
    '{code} es tu código de {brand}. Vence en {minutes} minutos. No lo compartas con nadie.',
} as const
