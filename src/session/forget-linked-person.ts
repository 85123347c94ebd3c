import { PERSONAL_PARAMETERS } from '#domain/routes/routes.ts'
import { loadType } from '#platform/page-load.ts'
import { browserSessionStorage } from '#platform/storage.ts'
import { leaveOut } from './left-parameters.ts'
import { PARTNER_KEY } from './partner.ts'
import type { Session } from './session.ts'

const FORGOTTEN_KEY = 'link-forgotten'
const VERSION = 1
const isTrue = (value: unknown): value is true => value === true

/** Forgets whom the link of this visit was for, so that no reload, earlier page or other venue knows them again. */
export function forgetLinkedPerson({ visit }: Session): void {
  dropPerson(visit)
  browserSessionStorage().write(FORGOTTEN_KEY, VERSION, true)
  browserSessionStorage().remove(PARTNER_KEY)
}

/**
 * Forgets them again where an earlier page of this tab, which names them still, is gone back to or loaded again. A link
 * that is opened is news: it may be for somebody else.
 */
export function keepForgotten({ visit }: Session): void {
  const type = loadType()
  if (type !== 'back_forward' && type !== 'reload') return
  if (browserSessionStorage().read(FORGOTTEN_KEY, VERSION, isTrue)) dropPerson(visit)
}

function dropPerson(visit: Session['visit']): void {
  leaveOut(visit, PERSONAL_PARAMETERS)
  visit.setState({ abandoned: undefined, phone: undefined, name: undefined, partner: undefined })
}
