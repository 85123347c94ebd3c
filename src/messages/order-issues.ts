/** Changes in a cart, or reasons for refusing an order. One text per code of the contract; {name} is the item. */
export const orderIssues = {
  // A unit has another price now.
  'issue.PRICE_CHANGED': 'Cambió el precio de {name}',
  // The plate was removed from the menu, or cannot be ordered in this mode.
  'issue.PLATE_UNAVAILABLE': '{name} ya no está disponible',
  'issue.PLATE_SOLD_OUT': '{name} está agotado',
  // A chosen garnish was removed, or its group requires another number.
  'issue.GARNISH_UNAVAILABLE': 'Cambiaron las opciones de {name}',
  'issue.GARNISH_AMOUNT': 'Vuelve a elegir las opciones de {name}',
  // More units than the plate allows.
  'issue.QUANTITY_LIMIT': 'Ajustamos la cantidad de {name}',
  // Discounts and surcharges of items or of the order.
  'issue.DISCOUNT_CHANGED': 'Cambió un descuento de tu pedido',
  'issue.SURCHARGE_CHANGED': 'Cambió un recargo de tu pedido',
  // Amounts of the order.
  'issue.DELIVERY_FEE_CHANGED': 'Cambió el costo de envío',
  'issue.SERVICE_FEE_CHANGED': 'Cambió la tasa de servicio',
  'issue.POINTS_CHANGED': 'Cambiaron los puntos que puedes usar en este pedido',
  'issue.TOTAL_CHANGED': 'Cambió el total de tu pedido. Revísalo y vuelve a enviarlo.',
  // Address, time and payment.
  'issue.OUT_OF_ZONE': 'Tu dirección no se encuentra dentro de la zona de entrega.',
  'issue.ADDRESS_MISMATCH': 'La dirección no coincide con el punto del mapa. Elígela otra vez.',
  'issue.ADDRESS_FAR': 'El punto del mapa está lejos de la dirección. Confírmalo o cámbiala.',
  'issue.BELOW_MINIMUM': 'El pedido no llega al mínimo del local.',
  'issue.VENUE_CLOSED': 'El local cerró. Podrás hacer tu pedido cuando abra.',
  'issue.MODE_DISABLED': 'Menú informativo. Pedidos deshabilitados.',
  'issue.PAYMENT_UNAVAILABLE': 'Ese medio de pago ya no está disponible. Elige otro.',
  'issue.CASH_NOT_ALLOWED': 'No se acepta efectivo en tu dirección. Elige otro medio de pago.',
  // A field of the checkout; normally validated before sending.
  'issue.FIELD_REQUIRED': 'Completa los datos que faltan.',
  'issue.FIELD_INVALID': 'Revisa los datos marcados.',
} as const
