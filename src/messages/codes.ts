/** Discount codes and benefits of partners at checkout. Diner spec §4, §5 Discount code, §8. */
export const codes = {
  // Title of the section and of the modal.
  'code.title': 'Código de descuento',
  // Opens the modal; with a code applied it opens it again.
  'code.enter': 'Ingresar código',
  'code.change': 'Cambiar código',
  'code.hint': '¿Tienes un código? Úsalo en este pedido.',
  'code.field': 'Código',
  // The button: before, while and after the venue is asked.
  'code.apply': 'Aplicar',
  'code.applying': 'Aplicando',
  'code.continue': 'Continuar',
  // Badge of a code.
  'code.applied': 'Aplicado',
  'code.not-applied': 'No aplicado',
  // What is wrong with the typed code, or its unmet conditions.
  'code.error.EMPTY': 'Ingresa un código',
  'code.error.PAYMENT_REQUIRED': 'Asegurese de haber elegido un medio de pago primero',
  'code.error.DETAILS_REQUIRED':
    'Asegúrese de haber ingresado sus datos correctamente para validar el código de descuento.',
  'code.error.NOT_FOUND': 'No se encontró ningún descuento con el código ingresado.',
  'code.error.TOO_MANY': 'Probaste muchos códigos seguidos. Espera un minuto y vuelve a intentar.',
  'code.error.UNREACHED': 'No pudimos comprobar el código. Revisa tu conexión y vuelve a intentar.',
  // Terms of a code; the first four are also conditions that the order may not meet yet.
  'code.terms': 'Condiciones',
  'code.unmet': 'Para usarlo:',
  'code.term.MINIMUM': 'Monto mínimo en productos: {amount}',
  'code.term.PLATE': 'Descuento válido teniendo {plate} en el carrito',
  'code.term.ALREADY_FREE': 'Ya tiene envío gratis',
  'code.term.CATEGORY': 'Descuento válido teniendo un ítem de la categoría {category} en el carrito',
  'code.term.FIRST_ORDER': 'Este descuento solo es válido para primera compra',
  'code.term.MAXIMUM': 'Tope de descuento: {amount}',
  // The discount of a code.
  'code.gives.PERCENT': '{percentage} % de descuento',
  'code.gives.FIXED': '{amount} de descuento',
  'code.gives.FINAL_PRICE': '{plate} a {amount}',
  'code.gives.DELIVERY_FEE': 'Envío gratis',
  'code.remove': 'Quitar',
  'code.remove-name': 'Quitar el código {code}',
  // A code of limited usage: the countdown, its announcement near the end, and its end.
  'code.expires-in': 'Te quedan {time} para usarlo',
  'code.expires-soon': 'Quedan {n} segundos para usar el código {code}.',
  'code.expired': 'Tiempo de aplicacion del descuento vencido',
  // Payment or time changed: the code was for the previous one.
  'code.cleared': 'Quitamos el código {code}: era para otro medio de pago u horario.',
  // The server found no use left, or the venue changed the code.
  'code.lost': 'El código {code} ya no se puede usar y lo quitamos de tu pedido.',
  // Confirmation before choosing another payment.
  'code.discard.title': '¿Cambiar el medio de pago?',
  'code.discard.question': 'Si continuas, se quitará el código {code} de tu pedido.',
  'code.discard.cancel': 'Cancelar',
  'code.discard.continue': 'Continuar',
  // Benefit of an external partner.
  'code.benefit': 'Beneficio de {partner}',
  'code.benefit-refused': 'No pudimos comprobar tu beneficio. Vuelve a entrar desde {partner}.',
  'code.benefit-failed': '{partner} no responde. Puedes hacer tu pedido sin el beneficio.',
} as const
