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
  /** token of the message that was sent to the phone */
  token?: string
  /** hash of the device session, if any */
  deviceId?: string
  now: Date
}

/**
 * An abandoned cart that became no order, for the device that left it or the holder of its token. The phone only
 * selects the cart; it grants no access.
 */
export async function recoverCart(
  { store, catalog }: Services,
  { phone: typed, branchContact: alias, token, deviceId = '', now }: RecoverCart,
): Promise<RecoveredCart | undefined> {
  const contact = await catalog.findContact(alias)
  if (contact === undefined) return undefined
  const { branchContact } = contact
  // an unencoded plus arrives as a space
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
