import { PERSONAL_PARAMETERS } from '#domain/routes/routes.ts'
import { browserSessionStorage, browserStorage } from '#platform/storage.ts'
import { leaveOut, PARTNER_KEY } from './partner.ts'
import type { Session } from './session.ts'
import { TOLD_CARTS_KEY } from './told-carts.ts'

const FORGOTTEN_KEY = 'link-forgotten'
const VERSION = 1
const isTrue = (value: unknown): value is true => value === true

/** Whether whom a link was for has left this tab: earlier pages in its history still name them. */
export const isLinkForgotten = (): boolean =>
  browserSessionStorage().read(FORGOTTEN_KEY, VERSION, isTrue) === true

/**
 * Forgets whom the link of this visit was for, so that no reload, earlier page or other venue knows them again, and
 * whose left carts the server was told of.
 */
export function forgetLinkedPerson({ visit }: Session): void {
  leaveOut(visit, PERSONAL_PARAMETERS)
  browserSessionStorage().write(FORGOTTEN_KEY, VERSION, true)
  visit.setState({ abandoned: undefined, phone: undefined, name: undefined, partner: undefined })
  browserSessionStorage().remove(PARTNER_KEY)
  browserStorage().remove(TOLD_CARTS_KEY)
}
