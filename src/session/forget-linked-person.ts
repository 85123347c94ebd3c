import { PERSONAL_PARAMETERS } from '#domain/routes/routes.ts'
import { loadType } from '#platform/page-load.ts'
import { browserSessionStorage } from '#platform/storage.ts'
import { BENEFITS_KEY, CHECKOUT_KEY } from './checkout-keys.ts'
import { leaveOut } from './left-parameters.ts'
import { PARTNER_KEY } from './partner.ts'
import { lateStore, type Session } from './session.ts'

const FORGOTTEN_KEY = 'link-forgotten'
const VERSION = 1
const isTrue = (value: unknown): value is true => value === true

/**
 * Forgets in this tab who leaves the device, here or in another one: whom the link of this visit was for, so that no
 * reload, earlier page or other venue knows them again, and what they typed and chose at a checkout. Once asked for, it
 * lasts as long as the session.
 */
export const forgetWhoLeaves = lateStore('leaving', ({ diner, visit }) => {
  const forget = () => {
    dropPerson(visit)
    const storage = browserSessionStorage()
    storage.write(FORGOTTEN_KEY, VERSION, true)
    for (const key of [PARTNER_KEY, CHECKOUT_KEY, BENEFITS_KEY]) storage.remove(key)
  }
  // somebody left before this code was here
  if (diner.getState().left > 0) forget()
  return diner.subscribe((after, before) => {
    if (after.left !== before.left) forget()
  })
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
