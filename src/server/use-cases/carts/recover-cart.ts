import { DAY_MS } from '#domain/time/lengths.ts'
import { ABANDONED_CART_DAYS } from '#domain/defaults.ts'
import { normalisePhone } from '#domain/phone/phone.ts'
import type { RecoveredCart } from '#generated/models.ts'

import { becameOrder, findOpenableCart } from '../../repositories/abandoned-carts-repository.ts'
import type { Services } from '../../services.ts'
import { tokenHash } from '../../secret-token.ts'

export type RecoverCart = {
  phone: string
  branchContact: string
  /** of the message that the phone was sent */
  token?: string
  /** hash of the device session, if there is one */
  deviceId?: string
  now: Date
}

/**
 * A cart that was left and became no order, for the device that left it or for whoever has its token. The phone only
 * says which cart is meant; it opens none.
 */
export async function recoverCart(
  { store, catalog }: Services,
  { phone: typed, branchContact: alias, token, deviceId = '', now }: RecoverCart,
): Promise<RecoveredCart | undefined> {
  const contact = await catalog.findContact(alias)
  if (contact === undefined) return undefined
  const { branchContact } = contact
  // a plus that nobody encoded arrives as a space
  const phone = normalisePhone(typed.replace(/^ /, '+'), branchContact.branch.country)
  if (!phone.ok) return undefined
  const cart = await findOpenableCart(store.db, {
    branchContact: contact.alias,
    phone: phone.e164,
    deviceId,
    tokenHash: token === undefined ? '' : tokenHash(token),
    since: new Date(now.getTime() - ABANDONED_CART_DAYS * DAY_MS),
  })
  const isOffered = branchContact.deliveryConfig.orderModes.some(
    ({ id, active }) => active && id === cart?.orderModeId,
  )
  if (cart === undefined || !isOffered || (await becameOrder(store.db, cart))) return undefined
  return { orderModeId: cart.orderModeId, items: cart.items }
}
