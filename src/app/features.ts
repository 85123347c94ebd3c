import type { Feature } from '#layout/define-feature.ts'
import { accountFeature } from '#features/account/index.ts'
import { addressFeature } from '#features/address/index.ts'
import { cartFeature } from '#features/cart/index.ts'
import { chatFeature } from '#features/chat/index.ts'
import { checkoutFeature } from '#features/checkout/index.ts'
import { consentFeature } from '#features/consent/index.ts'
import { entryFeature } from '#features/entry/index.ts'
import { followUpFeature } from '#features/follow-up/index.ts'
import { installFeature } from '#features/install/index.ts'
import { loyaltyFeature } from '#features/loyalty/index.ts'
import { menuFeature } from '#features/menu/index.ts'
import { plateFeature } from '#features/plate/index.ts'
import { venueFeature } from '#features/venue/index.ts'
import { onDemand } from '#platform/on-demand.ts'
import { provideCards } from '#providers/payments/contract.ts'
import type { PageDeps } from '#session/page-deps.ts'

/** Providers of the checkout's card fields. Another provider is a folder and a line here. */
provideCards({
  embedded: onDemand(() =>
    import('#providers/payments/embedded/embedded-card.tsx').then(({ embeddedCard }) => embeddedCard),
  ),
  'mercado-pago': onDemand(() =>
    import('#providers/payments/mercado-pago/mercado-pago-card.tsx').then(
      ({ mercadoPagoCard }) => mercadoPagoCard,
    ),
  ),
})

/** Everything a person can do here. A new feature is a folder and a line in this list. */
export const features: readonly Feature<PageDeps>[] = [
  entryFeature,
  venueFeature,
  menuFeature,
  plateFeature,
  cartFeature,
  followUpFeature,
  addressFeature,
  accountFeature,
  loyaltyFeature,
  checkoutFeature,
  installFeature,
  chatFeature,
  consentFeature,
]
