import type { ExternalBenefitRequest, GeneralDiscount } from '#generated/models.ts'
import type { Partner } from '#generated/tenant.ts'

/** A request for a user's benefits, with the user's token. */
export type PartnerQuestion = {
  /** as listed in the venue's folder */
  partner: Partner
  /** the user's own token at the partner */
  token: string
  body: ExternalBenefitRequest
}

/** A partner's response about a user. */
export type PartnerAnswer =
  | { ok: true; discounts: GeneralDiscount[] }
  /** unknown user, or the token is not the user's */
  | { ok: false; code: 'UNAUTHENTICATED' }
  /** no response, or an invalid one */
  | { ok: false; code: 'PROVIDER_FAILED' }

/**
 * External partners whose users have benefits at a venue. One adapter per server, chosen in
 * `server/partners/provider.ts`. A partner's failure never throws.
 * @source diner spec §4 External benefit, §7; design §1 "Every third party is a port"
 */
export interface Partners {
  /** name of the adapter */
  readonly id: string
  readonly benefitsOf: (question: PartnerQuestion) => Promise<PartnerAnswer>
}
