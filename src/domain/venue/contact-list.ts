import type { BranchContact, OrderModeType } from '#generated/models.ts'
import { isVenueOpen } from '#domain/hours/open-state.ts'
import type { Instant } from '#domain/time/zone-offset.ts'

import { unblockedContacts } from './contact-to-enter.ts'
import { activeModes } from './modes.ts'
import { matchesSearch } from './fold-text.ts'
import { ORDER_MODES } from './order-modes.ts'

/** Filter of a branch's list, the instant for which venues are open, and the language that sorts names. */
export type ContactFilter = { search?: string; modeType?: OrderModeType; now?: Instant; locale?: string }

/**
 * The venues of a campaign: those whose alias is in its link.
 * @param aliases - values of the query parameter menu; each may contain several, separated by commas
 * @returns all of them when none is named or found: an old campaign link never shows an empty branch
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
 * Whether a branch contact does not deliver to the diner's address; false while there is no address.
 * @source diner spec §2.3 'Este local no realiza envíos a tu dirección.'
 */
export const isOutOfReach = (contact: BranchContact, modeType?: OrderModeType): boolean =>
  modeType !== undefined && ORDER_MODES[modeType].needsAddress && contact.reachableByDelivery === false

/**
 * The branch contacts on a branch page: not blocked, with the chosen mode, matching the search. Those that reach the
 * address come first, then those that are open, then the nearest, with unknown distances last; ties by name.
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
 * Whether delivery was chosen and no venue delivers to the address: take-away or another address is suggested.
 * @param contacts - as listed
 * @source diner spec §2.3 'Tu dirección está fuera de la zona de entrega.'
 */
export const isOutOfEveryZone = (contacts: readonly BranchContact[], modeType?: OrderModeType): boolean =>
  contacts.length > 0 && contacts.every((contact) => isOutOfReach(contact, modeType))
