/** The order written as a message to the venue (venues without a console), and the hand-over page. */
export const order = {
  // First line of the message.
  'order.text.title': 'Pedido {code}',
  'order.text.mode': 'Tipo de pedido: {mode}',
  'order.text.name': 'Nombre: {name}',
  'order.text.phone': 'Teléfono: {phone}',
  'order.text.address': 'Dirección: {address}',
  // Below an address whose point on the map is not confirmed.
  'order.text.address-unsure': 'Dirección sin comprobar: confírmala antes de enviar.',
  // The same when the diner confirmed a distant point.
  'order.text.address-by-diner': 'El punto del mapa está lejos de la dirección: el cliente lo confirmó.',
  'order.text.between-streets': 'Entrecalles: {text}',
  'order.text.details': 'Aclaraciones: {text}',
  'order.text.table': 'Mesa: {table}',
  // The receipt's holder, if requested.
  'order.text.receipt': 'Comprobante a nombre de: {name}, {document}',
  'order.text.payment': 'Medio de pago: {name}',
  'order.text.pays-with': 'Paga con: {amount}',
  'order.text.change': 'Vuelto: {amount}',
  'order.text.scheduled': 'Programado para: {when}',
  'order.text.notes': 'Notas: {text}',
  'order.text.delivery': 'Envío: {amount}',
  'order.text.service-fee': 'Tasa de Servicio: {amount}',
  'order.text.points': 'Canje de puntos: -{amount}',
  'order.text.tip': 'Propina: {amount}',
  'order.text.total': 'Total: {amount}',
  'order.text.link': 'Ver el pedido: {url}',
  // Last line of a message too short for the whole order.
  'order.text.missing': 'Aquí falta parte del pedido: mírala en el enlace y confírmala con el cliente.',
  // Hand-over page: what happened, and the single next step.
  'order.handover.title': 'Falta un paso',
  'order.handover.text': 'Envía el mensaje con tu pedido para que {name} lo reciba.',
  'order.handover.action': 'Abrir WhatsApp',
  'order.handover.copy': 'Copiar el mensaje',
  'order.handover.copied': 'Mensaje copiado',
} as const
