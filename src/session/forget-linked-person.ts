import { PERSONAL_PARAMETERS } from '#domain/routes/routes.ts'
import { browserSessionStorage, browserStorage } from '#platform/storage.ts'
import { leaveOut, PARTNER_KEY } from './partner.ts'
import type { Session } from './session.ts'
import { TOLD_CARTS_KEY } from './told-carts.ts'

/**
 * Forgets whom the link of this visit was for, so that a reload or another venue does not know them again, and whose
 * left carts the server was told of.
 */
export function forgetLinkedPerson({ visit }: Session): void {
  leaveOut(visit, PERSONAL_PARAMETERS)
  visit.setState({ abandoned: undefined, phone: undefined, name: undefined, partner: undefined })
  browserSessionStorage().remove(PARTNER_KEY)
  browserStorage().remove(TOLD_CARTS_KEY)
}
