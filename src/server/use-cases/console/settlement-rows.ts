import type { SettlementFile } from '../../payments/settlement-table.ts'
import type { StoredSettlementRow } from '../../repositories/settlements-repository.ts'

/** Numbers identical rows: a file covering the same days contains the same number of them. */
export function storedRows(
  { rows, isOfReleases = false }: SettlementFile,
  ofVenue: { branchContact: string; provider: string },
): StoredSettlementRow[] {
  const seen = new Map<string, number>()
  return rows.map(({ moment, fee, net, part, ...row }) => {
    const { kind, reference, attemptId, authorizationCode, lastFour, amount } = row
    const marks = [kind, moment, reference, attemptId, authorizationCode, lastFour, amount]
    const alike = [
      ...marks,
      ...(part === undefined ? [] : [part]),
      ...(isOfReleases ? ['released'] : []),
    ].join(' ')
    const count = seen.get(alike) ?? 0
    seen.set(alike, count + 1)
    return {
      ...row,
      ...ofVenue,
      key: `${alike} ${count}`,
      fee: fee ?? null,
      net: net ?? null,
      part: part ?? null,
      released: isOfReleases || null,
    }
  })
}

/** Identifies the payment that a row belongs to, or else the row itself. */
export const paymentOf = ({ provider, day, key, part, ...row }: StoredSettlementRow): string =>
  part === null
    ? `${provider} ${day} ${key}`
    : [provider, day, row.attemptId, row.authorizationCode, row.lastFour, row.amount].join(' ')

/** A payment appears in both reports of a provider: its row in the report of all payments is enough. */
export function withoutReleased(rows: readonly StoredSettlementRow[]): StoredSettlementRow[] {
  const markOf = ({ provider, kind, reference, amount }: StoredSettlementRow) =>
    [provider, kind, reference, amount].join(' ')
  const whole = new Map<string, number>()
  for (const row of rows) if (row.released === null) whole.set(markOf(row), (whole.get(markOf(row)) ?? 0) + 1)
  return rows.filter((row) => {
    const left = whole.get(markOf(row)) ?? 0
    if (row.released === null || left === 0) return true
    whole.set(markOf(row), left - 1)
    return false
  })
}
