import { isBlank } from '#domain/checkout/form.ts'
import { notesLength } from '#domain/plate/notes.ts'
import type { MinorUnits, OrderDetailsUpdate } from '#generated/models.ts'

/** What a venue asks of the details of an order, as at its checkout. */
export interface DetailsRules {
  /** what cash has to cover. @units minor units */
  price: MinorUnits
  betweenStreetsRequired: boolean
  /** @units characters */
  notesLimit: number
}

/** A field of a correction that cannot be taken. */
export type DetailsFault = 'notes' | 'tableNumber' | 'paysWith' | 'betweenStreets'

/**
 * What of a correction the venue would not take at its checkout either. What stays as it was is not judged.
 * @param update - an amount that is none is NaN
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
