/** Receipts rendered by the server, as a page and as text. Ours. */
export const receipt = {
  // Headings; {number} includes the series.
  'receipt.kind.RECEIPT': 'Comprobante',
  'receipt.kind.CREDIT': 'Nota de crédito',
  'receipt.number': 'N.º {number}',
  // A plain receipt, beside its number.
  'receipt.not-fiscal': 'Comprobante no fiscal',
  // Registration with an authority.
  'receipt.status.PENDING': 'Pendiente de autorización',
  'receipt.status.REFUSED': 'No autorizado',
  'receipt.authorization': 'Autorización',
  'receipt.authority': 'Ver en el organismo fiscal',
  // Labels of values.
  'receipt.date': 'Fecha',
  'receipt.order': 'Pedido',
  'receipt.customer': 'Cliente',
  'receipt.document': 'Documento',
  'receipt.credits': 'Anula en parte o del todo',
  'receipt.credits-of': '{number} del {date}',
  'receipt.reason': 'Motivo',
  // A line: quantity and item, with its included tax below.
  'receipt.line': '{quantity} × {name}',
  'receipt.line-discount': 'Parte del descuento: {amount}',
  'receipt.line-tax': 'Base {base} + {tax} {rate} % {amount}',
  'receipt.lines': 'Detalle',
  'receipt.amount.POINTS': 'Canje de puntos',
  'receipt.amount.DELIVERY': 'Envío',
  'receipt.amount.SERVICE_FEE': 'Tasa de Servicio',
  // Sums: items, tip, and total.
  'receipt.without-tip': 'Subtotal',
  'receipt.tip': 'Propina',
  'receipt.total': 'Total',
  'receipt.paid-by': 'Pagado con',
  'receipt.given-back-by': 'Devuelto por',
  'receipt.card': '{name}, terminada en {lastFour}',
  // The tax in the total.
  'receipt.taxes': 'Impuestos incluidos',
  'receipt.tax': '{tax} {rate} % sobre {base}',
  'receipt.untaxed': 'No gravado',
  // When the tax's name is unknown.
  'receipt.tax-fallback': 'Impuesto',
  'receipt.print': 'Imprimir',
  // Reasons for a refund.
  'receipt.reason.OTHER_AMOUNT': 'Otro monto',
  'receipt.reason.OTHER_CURRENCY': 'Otra moneda',
  'receipt.reason.PAID_TWICE': 'Pagado dos veces',
  'receipt.reason.ORDER_ENDED': 'El pedido había terminado',
  'receipt.reason.ORDER_CANCELED': 'Pedido cancelado',
  'receipt.reason.VENUE': 'Devolución del local',
  'receipt.reason.PROVIDER': 'Devolución del medio de pago',
  'receipt.reason.MISTAKE': 'Cobro anotado por error',
} as const
