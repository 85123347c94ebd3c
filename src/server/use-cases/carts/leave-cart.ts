import { MINUTE_MS } from '#domain/time/lengths.ts'
import { ABANDONED_CART_MINUTES } from '#domain/defaults.ts'
import { normalisePhone } from '#domain/phone/phone.ts'
import type { AbandonedCart } from '#generated/models.ts'

import { fail, invalid, type Failure } from '../../contract/handlers.ts'
import { newId } from '../../db/new-id.ts'
import {
  deleteCartUnlessReminded,
  lockCartOfDevice,
  saveCart,
} from '../../repositories/abandoned-carts-repository.ts'
import { cancelJob, putJob } from '../../repositories/jobs-repository.ts'
import type { Services } from '../../services.ts'
import { newToken } from '../../secret-token.ts'

/** Queue of messages about abandoned carts. */
export const LEFT_CART_QUEUE = 'carts.left'

/** Short, so that the link in the message stays short. */
const TOKEN_BYTES = 24

type Visit = { deviceId: string; origin: string; now: Date }

/**
 * Stores an abandoned cart if the venue wants it, and schedules the message to its diner after the venue's waiting
 * time.
 * @source diner spec §4 "when the tab is hidden with a non-empty cart and a stored customer phone"
 */
export async function leaveCart(
  { store, catalog, randomBytes }: Services,
  body: AbandonedCart,
  { deviceId, origin, now }: Visit,
): Promise<Failure | undefined> {
  const contact = await catalog.findContact(body.branchContactId)
  if (contact === undefined || contact.branchContact.branch.id !== body.branchId)
    return fail('BRANCH_CONTACT_NOT_FOUND')
  const { branchContact, settings } = contact
  const mode = branchContact.deliveryConfig.orderModes.find(({ id }) => id === body.orderModeId)
  if (mode === undefined) return invalid('/body/orderModeId', 'is not a mode of the venue')
  const phone = normalisePhone(body.phone, branchContact.branch.country)
  if (!phone.ok) return invalid('/body/phone', 'is not a phone')
  const minutes = settings.abandonedCartMinutes ?? ABANDONED_CART_MINUTES
  if (minutes === 0) return undefined
  const token = newToken(randomBytes, TOKEN_BYTES)
  await store.db.transaction(async (tx) => {
    const id = await saveCart(tx, {
      id: newId(randomBytes, now),
      deviceId,
      tenant: contact.tenant,
      branchContact: contact.alias,
      orderModeId: mode.id,
      phone: phone.e164,
      items: body.items,
      leftAt: now,
    })
    const runAt = new Date(now.getTime() + minutes * MINUTE_MS)
    await putJob(tx, { queue: LEFT_CART_QUEUE, key: id, payload: { token, origin }, runAt }, now)
  })
  return undefined
}

/** The diner is back: cancels the message about this device's cart. */
export async function takeCartBack(
  { store }: Pick<Services, 'store'>,
  place: { branchContact: string; deviceId: string },
): Promise<void> {
  await store.db.transaction(async (tx) => {
    // locks the cart before its job, in the same order as leaveCart: a tab may be hidden and shown within a moment
    const cart = await lockCartOfDevice(tx, place)
    if (cart === undefined) return
    await cancelJob(tx, LEFT_CART_QUEUE, cart.id)
    await deleteCartUnlessReminded(tx, cart.id)
  })
}
