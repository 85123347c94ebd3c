/** Pages of the payments sandbox, and its line over every other page. They belong to a provider, not to the tenant. */
export const sandbox = {
  // The line over every page of a demo, and its name for those who do not see it.
  'sandbox.notice': 'Pagos de prueba: no se cobra nada.',
  'sandbox.notice-name': 'Aviso de prueba',
  // Title of a link's page.
  'sandbox.title': 'Pago de prueba',
  // Above the amount; {merchant} and {amount} are the merchant's.
  'sandbox.what': 'Vas a pagar',
  // Nothing happens to anybody's money.
  'sandbox.no-money': 'Esta página simula un medio de pago. No se cobra nada.',
  // The two ends of a link.
  'sandbox.pay': 'Pagar {amount}',
  'sandbox.refuse': 'No pagar y volver',
  // A link that cannot be paid any more.
  'sandbox.paid': 'Este pago ya se hizo.',
  'sandbox.expired': 'Este link de pago venció.',
  'sandbox.back': 'Volver al pedido',
  // No such link.
  'sandbox.unknown': 'Este link de pago no existe.',
} as const
