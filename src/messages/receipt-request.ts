/** A receipt for another holder, at checkout; and links to an order's receipts. Ours. */
export const receiptRequest = {
  // Section of the checkout, and its text without a holder.
  'receipt-request.title': 'Comprobante',
  'receipt-request.own': 'A tu nombre',
  'receipt-request.hint': 'Si lo necesitas a nombre de otra persona o de una empresa, completa estos datos.',
  'receipt-request.type': 'Tipo de documento',
  'receipt-request.number': 'Número de {type}',
  'receipt-request.example': 'Por ejemplo: {example}',
  'receipt-request.name': 'Nombre o razón social',
  // On the order's page: the holder, and the links.
  'receipt-request.holder': 'Comprobante a nombre de',
  'receipt-request.see.RECEIPT': 'Ver comprobante',
  'receipt-request.see.CREDIT': 'Ver nota de crédito de {amount}',
} as const
