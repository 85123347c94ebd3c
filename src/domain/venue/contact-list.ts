import type { BranchContact, OrderModeType } from '#generated/models.ts'
import { isVenueOpen } from '#domain/hours/open-state.ts'
import type { Instant } from '#domain/time/zone-offset.ts'

import { unblockedContacts } from './contact-to-enter.ts'
import { activeModes } from './modes.ts'
import { matchesSearch } from './fold-text.ts'
import { ORDER_MODES } from './order-modes.ts'

/** What the list of a branch is narrowed by, the moment whose open venues come first, and the language that sorts names. */
export type ContactFilter = { search?: string; modeType?: OrderModeType; now?: Instant; locale?: string }

/**
 * The venues that take part in a campaign: those whose alias its link names.
 * @param aliases - values of the query parameter menu; a value may hold several, parted by commas
 * @returns all of them when none is named, or none that is there: an old campaign link never shows an empty branch
 * @source diner spec §2 "menu (repeatable)"; that it names venues, as /menu/{alias} does, is assumed
 */
export function restrictContacts<Contact extends Pick<BranchContact, 'alias'>>(
  contacts: readonly Contact[],
  aliases: readonly string[],
): readonly Contact[] {
  const named = new Set(aliases.flatMap((value) => value.split(',')).map((alias) => alias.trim()))
  const left = contacts.filter(({ alias }) => named.has(alias))
  return left.length > 0 ? left : contacts
}

/**
 * Whether a branch contact does not deliver to the address asked about; without an address nothing is known yet.
 * @source diner spec §2.3 'Este local no realiza envíos a tu dirección.'
 */
export const isOutOfReach = (contact: BranchContact, modeType?: OrderModeType): boolean =>
  modeType !== undefined && ORDER_MODES[modeType].needsAddress && contact.reachableByDelivery === false

/**
 * The branch contacts a branch page lists: not blocked, with the chosen mode, found by the search; those that reach
 * the address first, then those that are open, then the nearest, those of unknown distance last, by name among equals.
 * @errors throws UnknownTimeZoneError
 * @source diner spec §2.3; the order is assumed: what can be ordered from, and soonest
 */
export function listContacts(
  contacts: readonly BranchContact[],
  filter: ContactFilter = {},
): BranchContact[] {
  const { search = '', modeType, now, locale } = filter
  const reach = (contact: BranchContact): number => (isOutOfReach(contact, modeType) ? 1 : 0)
  const closed = (contact: BranchContact): number => (now === undefined || isVenueOpen(contact, now) ? 0 : 1)
  const distance = (contact: BranchContact): number => contact.distance ?? Number.MAX_VALUE
  return unblockedContacts(contacts)
    .filter((contact) => modeType === undefined || hasMode(contact, modeType))
    .filter(({ name, address: { street, number, zone, locality, city } }) =>
      matchesSearch(search, name, street, number, zone, locality, city),
    )
    .map((contact) => ({ contact, rank: 2 * reach(contact) + closed(contact) }))
    .sort(
      ({ contact: a, ...of }, { contact: b, ...other }) =>
        of.rank - other.rank ||
        distance(a) - distance(b) ||
        a.name.localeCompare(b.name, locale) ||
        order(a.id, b.id),
    )
    .map(({ contact }) => contact)
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const hasMode = (contact: BranchContact, modeType: OrderModeType): boolean =>
  activeModes(contact.deliveryConfig.orderModes).some(({ type }) => type === modeType)

/**
 * Whether delivery was chosen and nobody delivers to the address: take-away or another address is suggested.
 * @param contacts - as listed
 * @source diner spec §2.3 'Tu dirección está fuera de la zona de entrega.'
 */
export const isOutOfEveryZone = (contacts: readonly BranchContact[], modeType?: OrderModeType): boolean =>
  contacts.length > 0 && contacts.every((contact) => isOutOfReach(contact, modeType))
