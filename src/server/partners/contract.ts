import type { ExternalBenefitRequest, GeneralDiscount } from '#generated/models.ts'
import type { Partner } from '#generated/tenant.ts'

/** Whose benefits are asked for, and the token that proves it. */
export type PartnerQuestion = {
  /** as the venue's folder lists it */
  partner: Partner
  /** the user's own token at the partner */
  token: string
  body: ExternalBenefitRequest
}

/** What a partner says of a user. */
export type PartnerAnswer =
  | { ok: true; discounts: GeneralDiscount[] }
  /** the partner does not know the user, or the token is not the user's */
  | { ok: false; code: 'UNAUTHENTICATED' }
  /** the partner did not answer, or with something that is no answer */
  | { ok: false; code: 'PROVIDER_FAILED' }

/**
 * External partners whose users have benefits at a venue. One adapter per server; which one decides
 * `server/partners/provider.ts`. It never throws for what a partner does.
 * @source diner spec §4 External benefit, §7; design §1 "Every third party is a port"
 */
export interface Partners {
  /** name of the adapter */
  readonly id: string
  readonly benefitsOf: (question: PartnerQuestion) => Promise<PartnerAnswer>
}
