/** Checkout page. Diner spec §2.8. Its errors are in checkout-errors.ts. */
export const checkout = {
  // Title of the page.
  'checkout.title': 'Confirmación del pedido',
  // Opens the hours modal; capital H as in the specification.
  'checkout.see-hours': 'Ver Horarios',
  // Section of the order mode and venue.
  'checkout.order': 'Tu pedido',
  'checkout.mode': 'Modalidad',
  'checkout.venue': 'Local',
  // Personal data.
  'checkout.my-data': 'Mis datos',
  'checkout.name': 'Nombre',
  'checkout.document': 'Documento',
  'checkout.table': 'Número de mesa',
  // Under it, when the code on the table identified it; and when the venue has no such table.
  'checkout.table-named': 'Es la mesa cuyo código escaneaste.',
  'checkout.table-unknown': 'El local no reconoce el código de tu mesa. Escribe su número.',
  'checkout.phone': 'Teléfono',
  'checkout.email': 'Email',
  'checkout.email-note': 'Te mantendremos informado sobre el estado de tu pedido.',
  'checkout.opt-in': 'Deseo recibir notificaciones',
  // Delivery address.
  'checkout.my-address': 'MI DIRECCIÓN',
  'checkout.enter-address': 'Ingresa tu dirección',
  'checkout.change-address': 'Cambiar dirección',
  'checkout.details': 'Aclaraciones',
  'checkout.details-placeholder': 'Piso, departamento, timbre',
  'checkout.between-streets': 'Entrecalles',
  // Below an address whose point on the map is far from it, with the checkbox that confirms the point.
  'checkout.address-far': 'El punto del mapa está a {km} km de la dirección que escribiste.',
  'checkout.address-far-confirm': 'Es ahí: entreguen en el punto del mapa',
  'checkout.delivery-cost': 'Costo de envío',
  'checkout.delivery-cost-loading': 'Calculando…',
  'checkout.delivery-cost-failed': 'No pudimos calcular el costo de envío.',
  // Payment.
  'checkout.my-payment': 'Mi pago',
  'checkout.payment-method': 'Medio de pago',
  'checkout.pays-with': '¿Con cuánto vas a pagar?',
  'checkout.pays-with-placeholder': 'Desde {amount}',
  // Pays the exact amount; beside round amounts above it.
  'checkout.cash-exact': 'Justo',
  'checkout.change-due': 'Tu vuelto: {amount}',
  // Why a payment method is unavailable.
  'checkout.no-payment': 'Este local no tiene medios de pago disponibles.',
  'checkout.payment-switched': 'Cambiamos el medio de pago a {name} porque tu dirección no acepta efectivo.',
  // Order detail.
  'checkout.detail': 'Detalle del pedido',
  'checkout.items': 'Productos',
  'checkout.delivery': 'Envío',
  'checkout.free': 'Gratis',
  // Delivery before an address is known.
  'checkout.delivery-unknown': 'Según tu dirección',
  // Pressed before menu, fees and discounts had loaded.
  'checkout.prices-loading': 'Estamos calculando el precio, aguarda unos momentos.',
  // Loading menu, fees or discounts failed.
  'checkout.prices-failed': 'No pudimos actualizar los precios. Revisa tu conexión e inténtalo de nuevo.',
  'checkout.service-fee': 'Tasa de Servicio',
  'checkout.service-fee-waived': '(Bonificada)',
  'checkout.points': 'Canje de {program}',
  'checkout.code-discount': 'Código {code}',
  'checkout.total': 'Total',
  // Delivery before its cost is known.
  'checkout.total-before': 'Total sin envío',
  'checkout.missing-for-free': 'Suma {amount} en productos para tener envío gratis',
  // Notes of the order.
  'checkout.notes': '¿Quieres aclarar algo?',
  // Buttons.
  'checkout.add-more': 'Agregar más productos',
  'checkout.place': 'Realizar pedido',
  'checkout.pay': 'Pagar',
  // At a venue without a console, where the order is sent as a message.
  'checkout.send-message': 'Enviar por WhatsApp',
  'checkout.button-total': '{action} · {amount}',
  // Delivery whose cost is unknown without an address.
  'checkout.button-total-before': '{action} · {amount} + envío',
  'checkout.sending': 'Enviando tu pedido…',
  // The order was created and its page is loading.
  'checkout.placed': 'Recibimos tu pedido.',
  // Collapsed sections: the button, and its name.
  'checkout.edit': 'Editar',
  'checkout.edit-section': 'Editar {section}',
  // Collapsed sections without content.
  'checkout.add': 'Agregar',
  'checkout.add-section': 'Agregar: {section}',
  // Why the button is disabled.
  'checkout.blocked.closed': 'El local está cerrado.',
  // Empty cart opened by its address.
  'checkout.empty': 'Tu pedido está vacío.',
} as const
