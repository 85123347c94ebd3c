/** Pages of the payments sandbox, and its notice on all other pages. They belong to a provider, not to the tenant. */
export const sandbox = {
  // The notice on every page of a demo, and its name for screen readers.
  'sandbox.notice': 'Pagos de prueba: no se cobra nada.',
  'sandbox.notice-name': 'Aviso de prueba',
  // Title of a link's page.
  'sandbox.title': 'Pago de prueba',
  // Above the amount; {merchant} and {amount} are the merchant's.
  'sandbox.what': 'Vas a pagar',
  // No real money moves.
  'sandbox.no-money': 'Esta página simula un medio de pago. No se cobra nada.',
  // The two choices of a link.
  'sandbox.pay': 'Pagar {amount}',
  'sandbox.refuse': 'No pagar y volver',
  // A link that can no longer be paid.
  'sandbox.paid': 'Este pago ya se hizo.',
  'sandbox.expired': 'Este link de pago venció.',
  'sandbox.back': 'Volver al pedido',
  // Unknown link.
  'sandbox.unknown': 'Este link de pago no existe.',
} as const
