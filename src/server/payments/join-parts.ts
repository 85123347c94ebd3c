import { groupsOf } from '#domain/documents/groups-of.ts'
import { sum } from '#domain/money/money.ts'
import type { MinorUnits } from '#generated/models.ts'

/** A row of a settlement file that may be a part of a payment. @units minor units of the row */
type PartRow = {
  /** of the whole payment */
  amount: MinorUnits
  part: string | null
  fee: MinorUnits | null
  net: MinorUnits | null
}

/**
 * Payments that are paid out in parts, as one row each: with its fee once all parts are there, which come with the files of
 * several months: then fee and what is paid out make up its amount.
 * @param keyOf - names the payment that a row is of
 * @returns a row for each payment, and each other row
 * @source Chilean cards pay shops in instalments: issue 15 part 10 "daily comparison"
 */
export function joinParts<Row extends PartRow>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const payments = groupsOf(rows, (row) => (row.part === null ? row : keyOf(row)))
  return [...payments.values()].flatMap((parts) => (parts[0]?.part === null ? parts : wholeOf(parts)))
}

function wholeOf<Row extends PartRow>(parts: readonly Row[]): Row[] {
  const [first] = parts
  if (first === undefined) return []
  const fees = parts.flatMap(({ fee }) => (fee === null ? [] : [fee]))
  const nets = parts.flatMap(({ net }) => (net === null ? [] : [net]))
  const net = sum(nets)
  // each row tells its own share of the fee, or all of them the whole of it
  const fee = [sum(fees), fees[0] ?? 0].find((one) => one + net === first.amount)
  const isWhole = fee !== undefined && fees.length === parts.length && nets.length === parts.length
  return [isWhole ? { ...first, fee, net } : { ...first, fee: null, net: null }]
}
