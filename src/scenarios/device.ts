import { CART_TTL_MS, KEPT_CART_VERSION } from '#domain/cart/kept-cart.ts'
import type { PlateSelection } from '#domain/plate/plate-selection.ts'
import type { KeptCart, Menu } from '#generated/models.ts'
import type { Brand, BrandAddress, BrandPlate, PlateChoice } from './brand.ts'
import { phoneOf } from './stage-facts.ts'
import type { Made, Need } from './state.ts'

/** A local storage entry, as the product writes it for a brand. */
export type DeviceEntry = { key: string; value: string }

/** The versions are those of the stores in src/session that write the entries. */
const entry = (name: string, value: unknown): DeviceEntry => ({
  key: `vitrina.${name}`,
  value: JSON.stringify({ version: 1, value }),
})

type Chosen = Pick<BrandPlate, 'sizeId' | 'quantity'> & {
  choices: readonly Pick<PlateChoice, 'group' | 'id' | 'count'>[]
}

/** The choices of a plate, in the form of orders and carts. */
export function selectionOf({ sizeId, quantity, choices }: Chosen): PlateSelection {
  const garnishes: Record<string, Record<string, number>> = {}
  for (const { group, id, count } of choices) garnishes[group] = { ...garnishes[group], [id]: count }
  return { sizeId, garnishes, notes: '', quantity }
}

type Visit = {
  /** the menu of a mode, as the server answers it */
  readMenu(venue: string, mode: string): Promise<Menu>
  /** @units ms since 1970 */
  now: number
}

/**
 * The local storage of a state's device, by the state's needs.
 * @param made - created for it: the device's rider and token
 * @errors throws when the menu does not have the plate
 */
export async function deviceEntries(
  needs: readonly Need[],
  { venue, branch, country, address, ...brand }: Brand,
  { rider, consoleToken }: Made,
  { readMenu, now }: Visit,
): Promise<DeviceEntry[]> {
  const needsOne = (...some: readonly Need[]) => some.some((need) => needs.includes(need))
  const entries: DeviceEntry[] = []
  if (needsOne('address') && address) entries.push(addressEntry(address))
  // a diner signed in at a branch
  if (needsOne('signed-in', 'own-order'))
    entries.push(entry('signed-in', { [branch.alias]: phoneOf(country, 0).stored }))
  if (needsOne('console', 'kitchen') && consoleToken) entries.push(entry(`console.${venue}`, consoleToken))
  if (needsOne('rider', 'shipment', 'stack', 'many-shipments') && rider) {
    const { token, id: riderId, name, phone } = rider
    entries.push(entry(`rider.${venue}`, { token, riderId, name, phone, branchContact: venue }))
  }
  const carts = [
    ['cart', brand.plate],
    ['delivery-cart', brand.delivered],
    ['sold-out-cart', brand.soldOut],
  ] as const
  for (const [need, plate] of carts)
    if (needsOne(need) && plate)
      entries.push(cartEntry(venue, plate, await readMenu(venue, plate.mode.id), now))
  return entries
}

/** The brand's plate in the cart of a venue. */
function cartEntry(venue: string, plate: BrandPlate, menu: Menu, now: number): DeviceEntry {
  const found = menu.categories.flatMap(({ plates }) => plates).find(({ id }) => id === plate.id)
  if (found === undefined) throw new Error(`The menu of ${venue} has no ${plate.id}`)
  const state: KeptCart = {
    modeId: plate.mode.id,
    choices: [{ plateId: found.id, source: 'plate', ...selectionOf(plate) }],
    expiresAt: now + CART_TTL_MS,
  }
  return { key: `vitrina.cart.${venue}`, value: JSON.stringify({ version: KEPT_CART_VERSION, state }) }
}

/** An address that the brand delivers to, stored on the device by an earlier visit. */
const addressEntry = ({ typed, locality, city, lat, lng }: BrandAddress): DeviceEntry =>
  entry('location', { fullAddress: `${typed}, ${locality}, ${city}`, lat, lng, geocoded: true })
