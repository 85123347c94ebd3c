import { CART_TTL_MS, KEPT_CART_VERSION } from '#domain/cart/kept-cart.ts'
import type { PlateSelection } from '#domain/plate/plate-selection.ts'
import type { KeptCart, Menu, Rider } from '#generated/models.ts'
import type { BrandAddress, BrandPlate, PlateChoice } from './brand.ts'

/** Something a device keeps in its local storage, as the product writes it for a brand. */
export type DeviceEntry = { key: string; value: string }

/** Versions of the entries are those of the stores in src/session that write them. */
const entry = (name: string, value: unknown): DeviceEntry => ({
  key: `vitrina.${name}`,
  value: JSON.stringify({ version: 1, value }),
})

type Chosen = Pick<BrandPlate, 'sizeId' | 'quantity'> & {
  choices: readonly Pick<PlateChoice, 'group' | 'id' | 'count'>[]
}

/** What is chosen of a plate, as orders and carts hold it. */
export function selectionOf({ sizeId, quantity, choices }: Chosen): PlateSelection {
  const garnishes: Record<string, Record<string, number>> = {}
  for (const { group, id, count } of choices) garnishes[group] = { ...garnishes[group], [id]: count }
  return { sizeId, garnishes, notes: '', quantity }
}

type FilledCart = { venue: string; plate: BrandPlate; menu: Menu; now: number }

/**
 * A cart with the brand's plate in it.
 * @param menu - of the plate's mode, as the server answers it
 * @errors throws when the menu has no such plate
 */
export function cartEntry({ venue, plate, menu, now }: FilledCart): DeviceEntry {
  const found = menu.categories.flatMap(({ plates }) => plates).find(({ id }) => id === plate.id)
  if (found === undefined) throw new Error(`The menu of ${venue} has no ${plate.id}`)
  const state: KeptCart = {
    modeId: plate.mode.id,
    choices: [{ plateId: found.id, source: 'plate', ...selectionOf(plate) }],
    expiresAt: now + CART_TTL_MS,
  }
  return { key: `vitrina.cart.${venue}`, value: JSON.stringify({ version: KEPT_CART_VERSION, state }) }
}

/** A shift that began on this device. */
export function shiftEntry({ token, id: riderId, name, phone, riderUser }: Rider): DeviceEntry {
  const branchContact = riderUser.branchContact.id
  return entry(`rider.${branchContact}`, { token, riderId, name, phone, branchContact })
}

/** The token of a venue's console. */
export const consoleEntry = (venue: string, token: string): DeviceEntry => entry(`console.${venue}`, token)

/** The address at which the brand delivers, as the device knows it from an earlier visit. */
export const addressEntry = ({ typed, locality, city, lat, lng }: BrandAddress): DeviceEntry =>
  entry('location', { fullAddress: `${typed}, ${locality}, ${city}`, lat, lng, geocoded: true })

/** Somebody who signed in at a branch. */
export const signedInEntry = (branch: string, phone: string): DeviceEntry =>
  entry('signed-in', { [branch]: phone })
