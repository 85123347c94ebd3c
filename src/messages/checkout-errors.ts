/** One text per row of the checkout table of diner spec §5, in order, and the failures of §8 that occur there. */
export const checkoutErrors = {
  // Phone required when forced.
  'checkout.error.PHONE_REQUIRED': 'Debe ingresar su número de teléfono para continuar.',
  // Name required when forced.
  'checkout.error.NAME_REQUIRED': 'Debe ingresar su nombre para poder realizar el pedido.',
  // Phone invalid for the country and format.
  'checkout.error.PHONE_INVALID': 'Debe ingresar un número de teléfono válido para continuar.',
  // Table number missing in dining-in.
  'checkout.error.TABLE_REQUIRED': 'Debe ingresar número de mesa para poder realizar el pedido.',
  // Email required by the branch contact.
  'checkout.error.EMAIL_REQUIRED': 'Debe ingresar su email para poder realizar el pedido',
  // Email of 100 characters or more, or malformed.
  'checkout.error.EMAIL_INVALID': 'Ingrese un email valido',
  // Document not of 7 to 11 characters.
  'checkout.error.DOCUMENT_INVALID': 'Ingrese un documento valido',
  // Cash amount missing.
  'checkout.error.CASH_REQUIRED': 'Debe ingresar con cuanto abonará para poder realizar el pedido.',
  // Cash amount below the order price.
  'checkout.error.CASH_TOO_LOW': 'El monto con el cual abonará no puede ser menor al precio del pedido.',
  // Delivery address missing.
  'checkout.error.ADDRESS_REQUIRED': 'Debe ingresar dirección para poder realizar el pedido.',
  // Between-streets missing when required.
  'checkout.error.BETWEEN_STREETS_REQUIRED': 'Debe ingresar entrecalles para poder realizar el pedido.',
  // Below the minimum order; {min} comes formatted, with its currency sign.
  'checkout.error.BELOW_MINIMUM': 'El precio del pedido debe ser mayor a {min}',
  // No riders.
  'checkout.error.NO_RIDERS':
    'En este momento no contamos con repartidores en la zona. Vuelva a intentar más tarde',
  // Outside the area.
  'checkout.error.OUT_OF_ZONE': 'Tu dirección no se encuentra dentro de la zona de entrega.',
  // Fee still computing.
  'checkout.error.FEE_LOADING': 'Estamos calculando el costo de envío, aguarde unos momentos.',
  // Cash is the only method and no rider accepts cash.
  'checkout.error.NO_RIDERS_FOR_CASH':
    'En este momento no contamos con repartidores en la zona que acepten efectivo. Vuelva a intentar más tarde',
  // Card fields invalid.
  'checkout.error.CARD_INVALID': 'Debe completar correctamente los campos de la tarjeta para continuar.',
  // Card token failure.
  'checkout.error.CARD_TOKEN_FAILED': 'Debe completar los campos de su tarjeta correctamente',
  // Schedule still loading.
  'checkout.error.SCHEDULE_LOADING': 'Estamos calculando los horarios del local, aguarde unos momentos.',
  // Ordering now impossible and no schedule chosen.
  'checkout.error.SCHEDULE_REQUIRED': 'Seleccione un horario de programación del pedido',
  // Ours: a tip that the venue does not accept, or no amount yet.
  'checkout.error.TIP_INVALID':
    'Elige una propina de la lista, o un monto de hasta el total de los productos.',
  // Ours: a receipt for another holder.
  'checkout.error.RECEIPT_NAME_REQUIRED': 'Escribe a nombre de quién va el comprobante.',
  'checkout.error.RECEIPT_NUMBER_INVALID': 'Revisa el número de documento del comprobante.',
  // Ours: the point on the map is far from the written address and not confirmed.
  'checkout.error.ADDRESS_FAR': 'Confirma el punto del mapa o cambia la dirección.',
  // The order request failed, or its failure has no error list.
  'checkout.order-failed':
    'Hubo un error enviando el pedido, inténtelo en unos minutos, o comuníquese con el local si el error persiste.',
  // Ours: a draft of a brand, viewed through a link.
  'checkout.order-draft': 'Esto es un borrador de la tienda: puedes mirarlo todo, pero no se puede pedir.',
  // Beside it: nothing is lost.
  'checkout.order-kept': 'Tu pedido sigue aquí. Si vuelves a enviarlo, no se duplica.',
  // Button beside it: resends the same order.
  'checkout.order-retry': 'Reintentar',
  // After a reload, when it is unknown whether the order arrived.
  'checkout.order-unknown':
    'No sabemos si tu último envío llegó al local. Vuelve a enviarlo: si ya había llegado, no se duplica.',
  // Toast on an order's page when the order had arrived although the response was lost.
  'checkout.order-arrived': 'Tu envío anterior ya había llegado: este es tu pedido',
  // The same, when the cart has items added or changed since.
  'checkout.order-arrived-without':
    'Tu envío anterior ya había llegado: este es tu pedido. Lo que no está en él sigue en tu carrito: revísalo.',
  // Why the button is blocked while the browser has no network.
  'checkout.blocked.offline': 'No hay conexión. Cuando vuelva, podrás enviar tu pedido.',
  // The same idempotency key was used for another order.
  'checkout.order-changed': 'Tu pedido cambió mientras lo enviabas. Revísalo y vuelve a enviarlo.',
  // Above the list of the server's reasons for refusing.
  'checkout.order-refused': 'Actualizamos tu pedido porque el menú cambió.',
  // Above it when the venue takes no orders now, or none of this kind.
  'checkout.order-not-taken': 'El local no puede tomar tu pedido en este momento.',
  // Generating the order text or link failed.
  'checkout.text-failed':
    'Hubo un error generando el link de pago o el texto a enviar, inténtelo en unos minutos.',
  // The payment-link call failed; the order continues with text only.
  'checkout.payment-link-failed': 'Error generando link de pago, inténtelo nuevamente más tarde.',
} as const
