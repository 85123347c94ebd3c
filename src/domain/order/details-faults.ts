import { isBlank } from '#domain/checkout/form.ts'
import { notesLength } from '#domain/plate/notes.ts'
import type { MinorUnits, OrderDetailsUpdate } from '#generated/models.ts'

/** The venue's rules for order details, as at its checkout. */
export interface DetailsRules {
  /** what cash has to cover. @units minor units */
  price: MinorUnits
  betweenStreetsRequired: boolean
  /** @units characters */
  notesLimit: number
}

/** An invalid field of a correction. */
export type DetailsFault = 'notes' | 'tableNumber' | 'paysWith' | 'betweenStreets'

/**
 * Fields of a correction that the venue's checkout would refuse too. Unchanged fields are not checked.
 * @param update - an invalid amount is NaN
 * @returns in the order of the fields
 * @source delivery spec §7 "order details"; requirements FUP-05, FUP-06
 */
export function detailsFaults(
  { notes = '', tableNumber, paysWith, betweenStreets }: Omit<OrderDetailsUpdate, 'code'>,
  { price, betweenStreetsRequired, notesLimit }: DetailsRules,
): DetailsFault[] {
  const isEmptied = (text: string | undefined) => text !== undefined && isBlank(text)
  const fails: Readonly<Record<DetailsFault, boolean>> = {
    notes: notesLength(notes) > notesLimit,
    tableNumber: isEmptied(tableNumber),
    paysWith: paysWith !== undefined && !(paysWith >= price),
    betweenStreets: betweenStreetsRequired && isEmptied(betweenStreets),
  }
  return (Object.keys(fails) as DetailsFault[]).filter((field) => fails[field])
}
