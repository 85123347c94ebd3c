import { groupsOf } from '#domain/documents/groups-of.ts'
import { withDecimals } from '#domain/money/with-decimals.ts'
import type { SettlementRowKind, MinorUnits, SettlementState } from '#generated/models.ts'

/** Identifiers of a payment: its id at the provider, our attempt, the bank's code. */
export type PaymentMarks = {
  reference: string | null
  attemptId: string | null
  authorizationCode: string | null
  /** of its card */
  lastFour: string | null
}

/** A movement of money with its currency. @units minor units of the currency */
type Counted = { kind: SettlementRowKind; amount: MinorUnits; currency: string | null; decimals: number }

/** A row of a provider's settlement file. Without a currency it has the payment's. */
export type SettledMovement = PaymentMarks & Counted

/** A movement of the ledger; refunds and charge-backs carry the identifiers of their payment. */
export type LedgerMovement = PaymentMarks & Counted & { chargeId: string }

/** A row of the file with the movement that it settles, or one of them alone. */
export type Compared<Row, Movement> = { state: SettlementState; row?: Row; movement?: Movement }

/**
 * Matches a provider's settlement with the ledger. Each row and each movement is in exactly one pair. Several movements
 * of a payment, such as refunds, are matched by amount, in any order.
 * @returns the rows in their order, then the movements that no row settles
 * @source issue 15 part 10 "daily comparison with the provider's settlement report, unmatched money listed"
 */
export function compareSettlement<Row extends SettledMovement, Movement extends LedgerMovement>(
  rows: readonly Row[],
  movements: readonly Movement[],
): Compared<Row, Movement>[] {
  const chargeOf = chargeFinder(movements)
  const open = groupsOf(movements, ({ kind, chargeId }) => `${kind} ${chargeId}`)
  const openOf = (row: Row): Movement[] => {
    const charge = chargeOf(row)
    return charge === undefined ? [] : (open.get(`${row.kind} ${charge}`) ?? [])
  }
  const pairs = new Map<Row, Compared<Row, Movement>>()
  const takeFirst = (state: SettlementState, fits: (row: Row, movement: Movement) => boolean) => {
    for (const row of rows) {
      if (pairs.has(row)) continue
      const left = openOf(row)
      const at = left.findIndex((movement) => fits(row, movement))
      if (at >= 0) pairs.set(row, { state, row, movement: left.splice(at, 1)[0] })
    }
  }
  takeFirst('MATCHED', isSameMoney)
  takeFirst('DIFFERS', () => true)
  return [
    ...rows.map((row) => pairs.get(row) ?? { state: 'ONLY_IN_FILE' as const, row }),
    ...[...open.values()].flat().map((movement) => ({ state: 'ONLY_IN_LEDGER' as const, movement })),
  ]
}

function isSameMoney(row: SettledMovement, movement: LedgerMovement): boolean {
  const isSameCurrency =
    row.currency === null || movement.currency === null || row.currency === movement.currency
  return isSameCurrency && withDecimals(row.amount, row.decimals, movement.decimals) === movement.amount
}

/**
 * The payment of a row: by its id at the provider; else by our attempt, if that has a single payment; else by the
 * bank's code and the last digits of the card. Another id means another payment of the same link.
 */
function chargeFinder(movements: readonly LedgerMovement[]): (row: SettledMovement) => string | undefined {
  const by = (keyOf: (marks: PaymentMarks) => string | undefined) => {
    const charges = new Map<string, Set<string>>()
    for (const movement of movements) {
      const key = keyOf(movement)
      if (key === undefined) continue
      charges.set(key, (charges.get(key) ?? new Set()).add(movement.chargeId))
    }
    return (row: PaymentMarks): string | undefined => {
      const found = charges.get(keyOf(row) ?? '')
      return found?.size === 1 ? [...found][0] : undefined
    }
  }
  const byReference = by(({ reference }) => reference ?? undefined)
  const byAttempt = by(({ attemptId }) => attemptId ?? undefined)
  const byBank = by(({ authorizationCode: code, lastFour }) =>
    code === null || lastFour === null ? undefined : `${code.replace(/^0+/, '')} ${lastFour}`,
  )
  const references = new Map(movements.map(({ chargeId, reference }) => [chargeId, reference]))
  return (row) => {
    const known = byReference(row)
    if (known !== undefined) return known
    const guessed = byAttempt(row) ?? (row.attemptId === null ? byBank(row) : undefined)
    if (guessed === undefined) return undefined
    const isOther = row.kind === 'CHARGE' && row.reference !== null && references.get(guessed) !== null
    return isOther ? undefined : guessed
  }
}
