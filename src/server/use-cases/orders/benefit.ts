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
  /** whether the browser already had its device session; a new one has no history */
  isKnownDevice: boolean
  /** by `networkOf` */
  network: string
  /** unpaid orders that end with this one: what they hold becomes available to it */
  replaces: readonly OrderRow[]
  /** token of an external partner's user */
  partnerToken?: string
  now: Date
}

/** What an order may take off by the venue's own data, as used by the quote, and the issues found. */
export type GrantedBenefits = {
  priced: Pick<QuoteInput, 'codeDiscount' | 'externalBenefit'>
  /** by which points are redeemed and earned; without it, none are */
  loyalty?: LoyaltyTerms
  issues: OrderIssue[]
  /** what the order consumes, claimed in the transaction that writes it */
  claims?: readonly Claim[]
}

/** One kind of benefit: the part of it that the payload requests, judged by trusted data. */
export type Grant = (services: Services, request: BenefitsRequest) => Promise<GrantedBenefits>
