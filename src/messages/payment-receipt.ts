/**
 * The payment of an order, or the reason for a refusal, on its page. Contents and wording of refusals follow
 * Transbank's guide, "Requerimientos de página de resultado".
 */
export const paymentReceipt = {
  // Heading of the receipt, and its rows.
  'payment-receipt.title': 'Comprobante de pago',
  'payment-receipt.order': 'Número de pedido',
  'payment-receipt.merchant': 'Comercio',
  'payment-receipt.amount': 'Monto',
  'payment-receipt.money': '{amount} ({currency})',
  'payment-receipt.authorization': 'Código de autorización',
  'payment-receipt.at': 'Fecha del pago',
  'payment-receipt.date': '{date}, {time}',
  'payment-receipt.kind': 'Tipo de pago',
  'payment-receipt.card': 'Tarjeta',
  'payment-receipt.card-ends': 'terminada en {lastFour}',
  'payment-receipt.installment-kind': 'Tipo de cuotas',
  'payment-receipt.installments': 'Cantidad de cuotas',
  'payment-receipt.installment-amount': 'Monto de cada cuota',
  'payment-receipt.number': 'Orden de compra',
  'payment-receipt.items': 'Detalle',
  'payment-receipt.item': '{quantity} × {name}',
  // Kind of card.
  'payment-receipt.kind.CREDIT': 'Crédito',
  'payment-receipt.kind.DEBIT': 'Débito',
  'payment-receipt.kind.PREPAID': 'Prepago',
  'payment-receipt.kind.ACCOUNT': 'Dinero en cuenta',
  'payment-receipt.kind.TRANSFER': 'Transferencia',
  'payment-receipt.kind.TICKET': 'Cupón de pago',
  // Kind of instalments.
  'payment-receipt.installment-kind.NONE': 'Sin cuotas',
  'payment-receipt.installment-kind.PLAIN': 'Cuotas normales',
  'payment-receipt.installment-kind.INTEREST_FREE': 'Cuotas sin interés',
  // The bank charged it back.
  'payment-receipt.charged-back': 'Tu banco retiró este pago el {time}. Escríbele al local si no lo pediste.',
  // Heading above a failed payment; {number} is the provider's.
  'failed-payment.REJECTED': 'Orden de compra {number} rechazada',
  'failed-payment.GIVEN_UP': 'Anulaste el pago',
  'failed-payment.TIMED_OUT': 'Se acabó el tiempo para pagar',
  'failed-payment.BROKEN_OFF': 'El pago no se completó',
  'failed-payment.ORDER_ENDED': 'El pedido ya había terminado',
  // Below it: nothing was charged.
  'failed-payment.nothing-taken': 'No se te cobró nada.',
  'failed-payment.at': 'Fecha',
  // Above the list of possible causes.
  'failed-payment.causes': 'Las posibles causas de este rechazo son:',
  'failed-payment.cause.BAD_DATA':
    'Error en el ingreso de los datos de su tarjeta de crédito o débito (fecha y/o código de seguridad).',
  'failed-payment.cause.NO_FUNDS': 'Su tarjeta de crédito o débito no cuenta con saldo suficiente.',
  'failed-payment.cause.NOT_ENABLED': 'Tarjeta aún no habilitada en el sistema financiero.',
  'failed-payment.cause.CALL_BANK': 'Su banco pide que autorice el pago: llámelo e inténtelo de nuevo.',
  'failed-payment.cause.TOO_MANY_TRIES': 'Se intentó demasiadas veces con esta tarjeta: pruebe con otra.',
} as const
