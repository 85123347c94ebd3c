/** Starting and ending a rider's shift. Quoted texts: delivery spec §2 "Rider shift page", §4, §5, §8. */
export const shift = {
  // Heading of the page.
  'shift.title': 'Repartidores',
  // Above the code of a rider who is known.
  'shift.greeting': '¡Hola {name}!',
  // The first form.
  'shift.phone-intake': 'Ingresa con tu teléfono',
  'shift.phone-placeholder': '9 11 2345-6789',
  'shift.next': 'Siguiente',
  // Registration.
  'shift.register': 'Regístrate para empezar',
  'shift.phone': 'Teléfono',
  'shift.confirmation': 'Confirma tu teléfono',
  'shift.name': 'Nombre y Apellido',
  'shift.code': 'Código de seguridad',
  // Below the code: whom to ask for it.
  'shift.code-hint': 'Pídelo en el local. Son {digits} dígitos.',
  'shift.start': 'Iniciar turno',
  'shift.end': 'Finalizar turno',
  // Below it on a phone that the shift did not begin on.
  'shift.go-on': 'Seguir mi turno en este teléfono',
  // Below the first form and the end on the phone that the shift began on: leads back to its shipments.
  'shift.shipments': 'Ver envíos',
  // Toast and page after the end of a shift.
  'shift.done': 'Turno finalizado con éxito',
  // What keeps a form from being sent, as a toast and beside its field.
  'shift.phones-differ': 'Los números de teléfono no coinciden',
  'shift.phone-invalid': 'El número de teléfono es invalido',
  'shift.fields-missing': 'Debe completar todos los campos para continuar',
  // What the server refused.
  'shift.code-wrong': 'El código de seguridad es erróneo',
  'shift.failed': 'Hubo un error, vuélvelo a intentar en unos minutos',
  // Too many wrong codes, or too many look-ups.
  'shift.locked': 'Demasiados intentos. Vuelve a probar en {minutes} minutos.',
  'shift.locked-one': 'Demasiados intentos. Vuelve a probar en un minuto.',
  // The end of a shift is refused while something is under way.
  'shift.carrying': 'Termina el envío en curso antes de finalizar el turno',
  // Above the button while the device has no network.
  'shift.offline': 'No tienes conexión. Conéctate para continuar.',
} as const
