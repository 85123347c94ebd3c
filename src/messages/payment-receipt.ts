/**
 * How an order was paid, and why a try was not taken, on its page. What stands there, and the words of a refusal, are
 * those of Transbank's guide, "Requerimientos de página de resultado".
 */
export const paymentReceipt = {
  // Heading of the receipt, and its rows.
  'receipt.title': 'Comprobante de pago',
  'receipt.order': 'Número de pedido',
  'receipt.merchant': 'Comercio',
  'receipt.amount': 'Monto',
  'receipt.money': '{amount} ({currency})',
  'receipt.authorization': 'Código de autorización',
  'receipt.at': 'Fecha del pago',
  'receipt.date': '{date}, {time}',
  'receipt.kind': 'Tipo de pago',
  'receipt.card': 'Tarjeta',
  'receipt.card-ends': 'terminada en {lastFour}',
  'receipt.installment-kind': 'Tipo de cuotas',
  'receipt.installments': 'Cantidad de cuotas',
  'receipt.installment-amount': 'Monto de cada cuota',
  'receipt.number': 'Orden de compra',
  'receipt.items': 'Detalle',
  'receipt.item': '{quantity} × {name}',
  // What it was paid with.
  'receipt.kind.CREDIT': 'Crédito',
  'receipt.kind.DEBIT': 'Débito',
  'receipt.kind.PREPAID': 'Prepago',
  'receipt.kind.ACCOUNT': 'Dinero en cuenta',
  'receipt.kind.TRANSFER': 'Transferencia',
  'receipt.kind.TICKET': 'Cupón de pago',
  // How it is divided.
  'receipt.installment-kind.NONE': 'Sin cuotas',
  'receipt.installment-kind.PLAIN': 'Cuotas normales',
  'receipt.installment-kind.INTEREST_FREE': 'Cuotas sin interés',
  // The bank took it away again.
  'receipt.charged-back': 'Tu banco retiró este pago el {time}. Escríbele al local si no lo pediste.',
  // Heading over a payment that came to nothing; {number} is the one of the provider.
  'failed-payment.REJECTED': 'Orden de compra {number} rechazada',
  'failed-payment.GIVEN_UP': 'Anulaste el pago',
  'failed-payment.TIMED_OUT': 'Se acabó el tiempo para pagar',
  'failed-payment.BROKEN_OFF': 'El pago no se completó',
  'failed-payment.ORDER_ENDED': 'El pedido ya había terminado',
  // Under it: nothing is lost.
  'failed-payment.nothing-taken': 'No se te cobró nada.',
  'failed-payment.at': 'Fecha',
  // Before the list of what a refusal may be for.
  'failed-payment.causes': 'Las posibles causas de este rechazo son:',
  'failed-payment.cause.BAD_DATA':
    'Error en el ingreso de los datos de su tarjeta de crédito o débito (fecha y/o código de seguridad).',
  'failed-payment.cause.NO_FUNDS': 'Su tarjeta de crédito o débito no cuenta con saldo suficiente.',
  'failed-payment.cause.NOT_ENABLED': 'Tarjeta aún no habilitada en el sistema financiero.',
  'failed-payment.cause.CALL_BANK': 'Su banco pide que autorice el pago: llámelo e inténtelo de nuevo.',
  'failed-payment.cause.TOO_MANY_TRIES': 'Se intentó demasiadas veces con esta tarjeta: pruebe con otra.',
} as const
