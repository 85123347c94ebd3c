import { onDemand } from '#platform/on-demand.ts'
import { provideCards } from '#providers/payments/contract.ts'

/** What stands behind the card fields of the checkout. Another provider is a folder and a line here. */
provideCards({
  embedded: onDemand(() =>
    import('#providers/payments/embedded/embedded-card.tsx').then(({ embeddedCard }) => embeddedCard),
  ).fetch,
  'mercado-pago': onDemand(() =>
    import('#providers/payments/mercado-pago/mercado-pago-card.tsx').then(
      ({ mercadoPagoCard }) => mercadoPagoCard,
    ),
  ).fetch,
})
