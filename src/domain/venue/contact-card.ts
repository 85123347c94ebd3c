import type { BranchContact, OrderModeType } from '#generated/models.ts'
import { formatKilometers } from '#domain/geo/distance.ts'
import { isVenueOpen } from '#domain/hours/open-state.ts'
import type { Instant } from '#domain/time/zone-offset.ts'

import { isOutOfReach } from './contact-list.ts'
import { activeModes } from './modes.ts'
import { ratingShown } from './rating.ts'

/** The data of a branch-contact card. @units km and star are texts with one decimal, '1,2' and '4,7' */
export type ContactCard = {
  id: string
  alias: string
  name: string
  street: string
  number: string
  locality: string
  km?: string
  star?: string
  closed: boolean
  outOfReach: boolean
  modeNames: string[]
}

/**
 * The content of a branch contact's card.
 * @param modeType - chosen on the page; only delivery depends on the distance
 * @errors throws UnknownTimeZoneError
 * @source diner spec §2.3 "List of branch-contact cards"
 */
export function contactCard(contact: BranchContact, now: Instant, modeType?: OrderModeType): ContactCard {
  const { street, number, locality } = contact.address
  const manual = contact.branch.addressMode === 'MANUAL'
  return {
    id: contact.id,
    alias: contact.alias,
    name: contact.name,
    street,
    number,
    locality,
    km: contact.distance === undefined ? undefined : formatKilometers(contact.distance),
    star: ratingShown(contact),
    closed: !isVenueOpen(contact, now),
    outOfReach: isOutOfReach(contact, modeType),
    modeNames: manual ? activeModes(contact.deliveryConfig.orderModes).map(({ showName }) => showName) : [],
  }
}
