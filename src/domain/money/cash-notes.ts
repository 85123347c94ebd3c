import type { Country, MinorUnits } from '#generated/models.ts'
import { minorUnitsPerUnit } from './money.ts'

/**
 * Notes that people pay with, by ISO 4217 code.
 * @units currency units
 * @source assumed: the notes each central bank hands out today; the smallest, which nobody pays an order with, are left out
 */
const NOTES: Readonly<Record<string, readonly number[]>> = {
  ARS: [1_000, 2_000, 10_000, 20_000],
  BOB: [10, 20, 50, 100, 200],
  BRL: [5, 10, 20, 50, 100, 200],
  CLP: [1_000, 2_000, 5_000, 10_000, 20_000],
  COP: [2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  MXN: [20, 50, 100, 200, 500, 1_000],
  PEN: [10, 20, 50, 100, 200],
  PYG: [2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  USD: [5, 10, 20, 50, 100],
  UYU: [50, 100, 200, 500, 1_000, 2_000],
  VES: [10, 20, 50, 100, 200, 500],
}

/** Amounts offered at most. @source assumed: with 'Justo' they are one row of a phone */
const MOST = 3

/**
 * Round amounts above a total that a diner would hand over: for each note, as many as cover the total.
 * @param total - what is to be paid
 * @returns the lowest three, ascending; none where the currency's notes are not known
 * @units minor units
 * @source assumed: ours; the specification has a field alone
 */
export function cashAmounts(
  total: MinorUnits,
  country: Pick<Country, 'currencyCode' | 'mantissaLength'>,
): MinorUnits[] {
  const notes = NOTES[country.currencyCode] ?? []
  const amounts = notes.map((units) => {
    const note = units * minorUnitsPerUnit(country)
    return Math.ceil(total / note) * note
  })
  return [...new Set(amounts)]
    .filter((amount) => amount > total)
    .sort((a, b) => a - b)
    .slice(0, MOST)
}
