import type { BranchContact, OrderModeType } from '#generated/models.ts'
import { DECIMAL_SEPARATOR, NPS_DECIMALS, NPS_STAR_FROM, NPS_STAR_MIN_ANSWERS } from '#domain/defaults.ts'
import { formatKilometers } from '#domain/geo/distance.ts'
import { isOpen, openHoursOf, openState } from '#domain/hours/open-state.ts'
import type { Instant } from '#domain/time/zone-offset.ts'

import { isOutOfReach } from './contact-list.ts'
import { activeModes } from './find-mode.ts'

/** A branch-contact card as data. @units km and star are texts of one decimal, '1,2' and '4,7' */
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
 * The average a card shows beside its star.
 *
 * @returns a text of one decimal; undefined when the branch shows none, the average is below the threshold or too few answered
 * @errors none
 * @source diner spec §2.3 "an NPS star when enabled and the average is at or above a display threshold"; design §5 for both numbers
 */
export function npsStar(contact: Pick<BranchContact, 'branch' | 'deliveryConfig'>): string | undefined {
  const { npsAvg, npsCount = 0 } = contact.deliveryConfig
  const shown = contact.branch.npsEnabled && npsAvg !== undefined && npsAvg >= NPS_STAR_FROM
  return shown && npsCount >= NPS_STAR_MIN_ANSWERS
    ? npsAvg.toFixed(NPS_DECIMALS).replace('.', DECIMAL_SEPARATOR)
    : undefined
}

/**
 * What the card of a branch contact shows.
 *
 * @param modeType - chosen on the page; only delivery asks for reach
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
    star: npsStar(contact),
    closed: !isOpen(openState(openHoursOf(contact), now)),
    outOfReach: isOutOfReach(contact, modeType),
    modeNames: manual ? activeModes(contact.deliveryConfig.orderModes).map(({ showName }) => showName) : [],
  }
}
