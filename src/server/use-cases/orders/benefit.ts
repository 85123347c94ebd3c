import type { LoyaltyTerms } from '#domain/loyalty/redemption.ts'
import type { QuoteInput } from '#domain/pricing/quote.ts'
import type { OrderIssue, OrderPayload } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { Claim } from '../../repositories/place-order-repository.ts'

/** Who asks for benefits, where and when. */
export type BenefitsRequest = {
  payload: OrderPayload
  contact: ContactEntry
  viewer: Viewer
  /** whether the browser had its device before; one that was given to it just now has done nothing yet */
  isKnownDevice: boolean
  /** by `networkOf` */
  network: string
  /** unpaid orders that end with this one: what they hold is free for it */
  replaces: readonly OrderRow[]
  /** of an external partner's user */
  partnerToken?: string
  now: Date
}

/** What an order may take off by the venue's own data, as the quote takes it, and what it may not. */
export type GrantedBenefits = {
  priced: Pick<QuoteInput, 'codeDiscount' | 'externalBenefit'>
  /** by which points are redeemed and earned; none are without it */
  loyalty?: LoyaltyTerms
  issues: OrderIssue[]
  /** what the order uses up, taken in the transaction that writes it */
  claims?: readonly Claim[]
}

/** One kind of benefit: what of it the payload asks for, judged by trusted data. */
export type Grant = (services: Services, request: BenefitsRequest) => Promise<GrantedBenefits>
