import { PERSONAL_PARAMETERS } from '#domain/routes/routes.ts'
import { loadType } from '#platform/page-load.ts'
import { browserSessionStorage, isNumber } from '#platform/storage.ts'
import { BENEFITS_KEY, CHECKOUT_KEY } from './checkout-keys.ts'
import { removeParameters } from './left-parameters.ts'
import { PARTNER_KEY } from './partner.ts'
import { lateStore, type Session } from './session.ts'

const FORGOTTEN_KEY = 'link-forgotten'
const LEFT_KEY = 'left'
const VERSION = 1
const isTrue = (value: unknown): value is true => value === true

/**
 * Forgets the person who leaves the device, in this tab or another one, also while this tab slept or was closed. It
 * drops the person of the visit's link, so that no reload, earlier page or other venue restores them, and their input
 * at checkout. Further calls do nothing: the store lives as long as the session.
 */
export const forgetWhoLeaves = lateStore('leaving', ({ diner, visit }) => {
  const tab = browserSessionStorage()
  const follow = () => {
    const { left } = diner.getState()
    const seen = tab.read(LEFT_KEY, VERSION, isNumber)
    if (seen === left) return
    tab.write(LEFT_KEY, VERSION, left)
    // a tab on its first run stores nothing of a person yet
    if (seen === undefined) return
    dropPerson(visit)
    tab.write(FORGOTTEN_KEY, VERSION, true)
    for (const key of [PARTNER_KEY, CHECKOUT_KEY, BENEFITS_KEY]) tab.remove(key)
  }
  diner.getState().follow()
  follow()
  return diner.subscribe(follow)
})

/**
 * Forgets them again when this tab reloads or goes back to an earlier page whose address still names them. A newly
 * opened link counts: it may be for somebody else.
 */
export function keepForgotten({ visit }: Session): void {
  const type = loadType()
  if (type !== 'back_forward' && type !== 'reload') return
  if (browserSessionStorage().read(FORGOTTEN_KEY, VERSION, isTrue)) dropPerson(visit)
}

function dropPerson(visit: Session['visit']): void {
  removeParameters(visit, PERSONAL_PARAMETERS)
  visit.setState({ abandoned: undefined, phone: undefined, name: undefined, partner: undefined })
}
