import { provideCards } from '#providers/payments/contract.ts'

/** What stands behind the card fields of the checkout. Another provider is a folder and a line here. */
provideCards({
  embedded: async () => (await import('#providers/payments/embedded/embedded-card.tsx')).embeddedCard,
  'mercado-pago': async () =>
    (await import('#providers/payments/mercado-pago/mercado-pago-card.tsx')).mercadoPagoCard,
})
