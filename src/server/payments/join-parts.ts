import { groupsOf } from '#domain/documents/groups-of.ts'
import { sum } from '#domain/money/money.ts'
import type { MinorUnits } from '#generated/models.ts'

/** A row of a settlement file that may be a part of a payment. @units minor units of the row */
type PartRow = {
  /** amount of the whole payment */
  amount: MinorUnits
  part: string | null
  fee: MinorUnits | null
  net: MinorUnits | null
}

/**
 * Joins the parts of payments that are paid out in parts into one row each. The parts come in files of several months.
 * The fee is set once all parts are there, when fee and payouts add up to the amount.
 * @param keyOf - identifies the payment of a row
 * @returns one row per payment, and all other rows
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
  // each row has either its share of the fee or the whole fee
  const fee = [sum(fees), fees[0] ?? 0].find((one) => one + net === first.amount)
  const isWhole = fee !== undefined && fees.length === parts.length && nets.length === parts.length
  return [isWhole ? { ...first, fee, net } : { ...first, fee: null, net: null }]
}
