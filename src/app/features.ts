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
import type { OnDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'

const cardPorts = onDemand(() => import('./card-ports.ts'))

/** A feature whose ports come with its code, not with the first view. */
const withPorts = <Deps>(feature: Feature<Deps>, ports: OnDemand<unknown>): Feature<Deps> => {
  const { code } = feature
  if (!code) return feature
  return { ...feature, code: onDemand(async () => (await Promise.all([code.fetch(), ports.fetch()]))[0]) }
}

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
  withPorts(checkoutFeature, cardPorts),
  installFeature,
  chatFeature,
  consentFeature,
]
