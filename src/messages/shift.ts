/** Starting and ending a rider's shift. Quoted texts: delivery spec §2 "Rider shift page", §4, §5, §8. */
export const shift = {
  // Heading of the page.
  'shift.title': 'Repartidores',
  // Above the code of a known rider.
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
  // Below the code: where to get it.
  'shift.code-hint': 'Pídelo en el local. Son {digits} dígitos.',
  'shift.start': 'Iniciar turno',
  'shift.end': 'Finalizar turno',
  // Below it on another phone than the shift started on.
  'shift.go-on': 'Seguir mi turno en este teléfono',
  // Below the first form and the end, on the phone that the shift started on: back to its shipments.
  'shift.shipments': 'Ver envíos',
  // Below the first form: the shift goes on elsewhere or has ended, and this phone still has steps of it.
  'shift.unsent':
    'Quedan pasos sin enviar en este teléfono. Si son tuyos, inicia tu turno aquí para enviarlos.',
  // Toast and page after the end of a shift.
  'shift.done': 'Turno finalizado con éxito',
  // Validation errors of the forms, as a toast and beside the field.
  'shift.phones-differ': 'Los números de teléfono no coinciden',
  'shift.phone-invalid': 'El número de teléfono es invalido',
  'shift.fields-missing': 'Debe completar todos los campos para continuar',
  // Refusals of the server.
  'shift.code-wrong': 'El código de seguridad es erróneo',
  'shift.failed': 'Hubo un error, vuélvelo a intentar en unos minutos',
  // Too many wrong codes, or too many look-ups.
  'shift.locked': 'Demasiados intentos. Vuelve a probar en {minutes} minutos.',
  'shift.locked-one': 'Demasiados intentos. Vuelve a probar en un minuto.',
  // A shift cannot end during a delivery.
  'shift.carrying': 'Termina el envío en curso antes de finalizar el turno',
  // Above the button while the device is offline.
  'shift.offline': 'No tienes conexión. Conéctate para continuar.',
} as const
