/** The books of a venue: the page 'Caja' of its console, and its table as a file. Ours. */
export const ledger = {
  // The columns of the table, of which `in` and `out` are amounts.
  'ledger.column.date': 'Fecha',
  'ledger.column.time': 'Hora',
  'ledger.column.order': 'Pedido',
  'ledger.column.kind': 'Movimiento',
  'ledger.column.method': 'Medio',
  'ledger.column.provider': 'Proveedor',
  'ledger.column.who': 'Quién',
  'ledger.column.in': 'Entra',
  'ledger.column.out': 'Sale',
  'ledger.column.currency': 'Moneda',
  'ledger.column.tip': 'Propina',
  'ledger.column.fee': 'Comisión',
  'ledger.column.reference': 'Referencia',
  'ledger.column.reason': 'Motivo',
  // What moved money.
  'ledger.kind.CHARGE': 'Cobro',
  'ledger.kind.REFUND': 'Devolución',
  'ledger.kind.CHARGE_BACK': 'Contracargo',
  // How it was paid.
  'ledger.method.CASH': 'Efectivo',
  'ledger.method.CARD': 'Tarjeta',
  'ledger.method.ONLINE': 'Pago en línea',
  // Why money went back, or did not count for its order.
  'ledger.reason.OTHER_AMOUNT': 'Otro monto',
  'ledger.reason.OTHER_CURRENCY': 'Otra moneda',
  'ledger.reason.PAID_TWICE': 'Pagado dos veces',
  'ledger.reason.ORDER_ENDED': 'El pedido ya había terminado',
  'ledger.reason.ORDER_CANCELED': 'Pedido cancelado',
  'ledger.reason.VENUE': 'Lo devolvió el local',
  'ledger.reason.PROVIDER': 'Lo devolvió el proveedor',
} as const
