/** Follow-up of a placed order. Delivery spec §2, §4, §8. */
export const followUp = {
  // Title of the page; {code} in groups.
  'follow-up.title': 'Pedido {code}',
  // Before the code in the heading of the page.
  'follow-up.order': 'Pedido',
  // Name of the status tracker.
  'follow-up.tracker': 'Estado de tu pedido',
  // Beside the order's code, and the toasts after copying it.
  'follow-up.copy-code': 'Copiar el código',
  'follow-up.code-copied': 'Código copiado',
  'follow-up.copy-failed': 'No pudimos copiarlo. Selecciónalo y cópialo tú.',
  // While the server is unreachable; {time} is the age of the data.
  'follow-up.offline': 'Estás sin conexión. Esto es lo que sabíamos a las {time}.',
  'follow-up.not-updated': 'No pudimos actualizar tu pedido. Esto es lo que sabíamos a las {time}.',
  // Detail table.
  'follow-up.detail': 'Detalle del pedido',
  'follow-up.customer': 'A nombre de',
  'follow-up.table': 'Mesa',
  'follow-up.venue': 'Local',
  'follow-up.mode': 'Tipo de pedido',
  'follow-up.ordered-at': 'Realizado',
  'follow-up.scheduled-at': 'Programado para',
  'follow-up.payment': 'Medio de pago',
  'follow-up.paid': 'Pagado',
  // Beside the payment method while the order is unpaid.
  'follow-up.unpaid': 'Falta pagar',
  'follow-up.pays-with': 'Paga con',
  'follow-up.change': 'Vuelto',
  'follow-up.address': 'Dirección',
  'follow-up.between-streets': 'Entrecalles',
  'follow-up.details': 'Aclaraciones',
  'follow-up.notes': 'Notas',
  // Name of redeemed points, if the programme has ended since.
  'follow-up.points': 'puntos',
  'follow-up.points-gained': 'Puntos ganados',
  // Expected arrival during preparation; times on the venue's clock.
  'follow-up.estimate': 'Llega entre las {from} y las {to}',
  'follow-up.estimate-pick-up': 'Listo para retirar entre las {from} y las {to}',
  // Paid after the payment deadline, undecided by the venue.
  'follow-up.hint.paid-late':
    'Tu pago llegó fuera de hora. El local decide si prepara el pedido o te devuelve el dinero.',
  // Payment button of an unpaid card order.
  'follow-up.pay': 'Pagar',
  'follow-up.payment-expired': 'Tiempo de pago vencido, vuelva a generar el pedido',
  // Payment results.
  'follow-up.payment-ok': 'Pago procesado con éxito.',
  'follow-up.payment-failed': 'El pago no pudo ser procesado.',
  // Returned from the bank: cancelled there, or its page timed out.
  'follow-up.payment-given-up': 'No completaste el pago. Puedes intentarlo de nuevo.',
  'follow-up.payment-timeout': 'Se acabó el tiempo para pagar. Puedes intentarlo de nuevo.',
  // Refunds: requested, sent, given back by the venue itself, arrived; the same for a payment that did not count.
  'follow-up.refund.REQUESTED': 'Te devolvemos {amount}. Según cómo pagaste, puede tardar unos días.',
  'follow-up.refund.SENT':
    'La devolución de {amount} está en camino. Según cómo pagaste, puede tardar unos días.',
  'follow-up.refund.by-hand': 'El local te devuelve {amount}. Escríbele para acordar cómo.',
  'follow-up.refund.CONFIRMED': 'Te devolvimos {amount}.',
  'follow-up.refund.not-needed': 'Este pago no hacía falta: {refund}',
  // Callback of the bank failed.
  'follow-up.callback-failed':
    'Tuvimos un problema al generar el pago de tu pedido. Por favor intente nuevamente más tarde.',
  // Updating the order details failed.
  'follow-up.update-failed': 'Hubo un error actualizando el pedido',
  // Correcting an order's details: button, dialog, fields and result.
  'follow-up.edit': 'Corregir datos',
  'follow-up.edit.text': 'Puedes corregirlos hasta que el pedido esté listo.',
  // The same for orders sent as messages.
  'follow-up.edit.text-message':
    'Puedes corregirlos hasta que el pedido esté listo. Al guardar se abre el mensaje corregido para el local.',
  'follow-up.edit.save': 'Guardar',
  'follow-up.edit.saved': 'Guardamos los cambios',
  'follow-up.edit.saved-message': 'Guardamos los cambios. Para que el local los sepa, envíale el mensaje.',
  // The button below it, as long as the page is open.
  'follow-up.edit.send': 'Enviar los cambios por WhatsApp',
  'follow-up.edit.unchanged': 'No cambiaste nada.',
  'follow-up.edit.notes-too-long': 'Acórtalas a {limit} caracteres',
  'follow-up.edit.table-missing': 'Escribe el número de tu mesa',
  'follow-up.edit.between-streets-missing': 'Escribe entre qué calles está',
  'follow-up.edit.cash-too-low': 'Escribe al menos {amount}',
  // The rider on the way: link to the map, and the delivery key.
  'follow-up.tracking': 'Seguir el envío',
  'follow-up.key': 'Clave de entrega',
  'follow-up.key-note': 'El repartidor te solicitará esta clave al entregar el pedido',
  // Points of the order: while it is in progress, and once delivered.
  'follow-up.points-soon': 'Sumas {points} puntos cuando recibes tu pedido.',
  'follow-up.points-got': 'Sumaste {points} puntos con este pedido.',
  'follow-up.points-see': 'Ver mis puntos',
  // For viewers who only have the code.
  'follow-up.not-own':
    'Este pedido se hizo en otro dispositivo: aquí no se ven el nombre, la dirección ni la clave, y no se puede pagar ni cambiar. Si es tuyo, abre el enlace que llegó a tu teléfono.',
  // Sent to the phone of an order; the link shows it in full.
  'follow-up.link-message':
    'Tu pedido en {venue}: míralo o cámbialo desde cualquier dispositivo. No compartas este enlace, muestra tus datos y la clave de entrega: {link}',
  // Link to the survey, once the order is delivered.
  'follow-up.survey': 'Califica tu pedido',
  // The return address belonged to another site.
  'follow-up.bad-redirect': 'El enlace de regreso no era válido. Este es tu pedido.',
  // Sending the order as a message, at venues without a console.
  'follow-up.handover.confirmed': 'Tu pedido queda confirmado cuando envías el mensaje.',
  'follow-up.handover.message': 'Tu mensaje',
  'follow-up.handover.other-way': '¿WhatsApp no se abre? Copia el mensaje y envíalo al {phone}.',
  'follow-up.handover.no-phone': 'Copia el mensaje y envíalo al local por el medio que prefieras.',
  // Contacts the venue; the text of the prepared message.
  'follow-up.help': '¿Necesitas ayuda?',
  'follow-up.contact': 'Escribir al local',
  'follow-up.contact-text': 'Hola, les escribo por mi pedido {code}.',
  'follow-up.call': 'Llamar al local',
  'follow-up.refresh': 'Actualizar',
  // After pressing it, if nothing else changed.
  'follow-up.refreshed': 'Actualizado a las {time}',
  'follow-up.order-again': 'Volver al Menú',
} as const
