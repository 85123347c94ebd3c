import { PERSONAL_PARAMETERS } from '#domain/routes/routes.ts'
import { loadType } from '#platform/page-load.ts'
import { browserSessionStorage, isNumber } from '#platform/storage.ts'
import { BENEFITS_KEY, CHECKOUT_KEY } from './checkout-keys.ts'
import { leaveOut } from './left-parameters.ts'
import { PARTNER_KEY } from './partner.ts'
import { lateStore, type Session } from './session.ts'

const FORGOTTEN_KEY = 'link-forgotten'
const LEFT_KEY = 'left'
const VERSION = 1
const isTrue = (value: unknown): value is true => value === true

/**
 * Forgets in this tab who leaves the device, here or in another one, also while this one slept or was closed: whom the
 * link of its visit was for, so that no reload, earlier page or other venue knows them again, and what they typed and chose
 * at a checkout. Asked for again it does nothing: it lasts as long as the session.
 */
export const forgetWhoLeaves = lateStore('leaving', ({ diner, visit }) => {
  const tab = browserSessionStorage()
  const follow = () => {
    const { left } = diner.getState()
    const seen = tab.read(LEFT_KEY, VERSION, isNumber)
    if (seen === left) return
    tab.write(LEFT_KEY, VERSION, left)
    // a tab that looks for the first time keeps nothing of anybody yet
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
