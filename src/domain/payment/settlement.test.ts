import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compareSettlement, type LedgerMovement, type SettledMovement } from './settlement.ts'

const NONE = { reference: null, attemptId: null, authorizationCode: null, lastFour: null }
const row = (over: Partial<SettledMovement>): SettledMovement => ({
  ...NONE,
  kind: 'CHARGE',
  amount: 12_400,
  currency: 'ARS',
  decimals: 2,
  ...over,
})
const noted = (over: Partial<LedgerMovement>): LedgerMovement => ({ ...row({}), chargeId: 'c1', ...over })
const states = (rows: SettledMovement[], movements: LedgerMovement[]) =>
  compareSettlement(rows, movements).map(({ state }) => state)

describe('a payment is found', () => {
  test('by its id, whatever the rest says', () => {
    expect(
      states([row({ reference: '7', attemptId: 'x' })], [noted({ reference: '7', attemptId: 'a' })]),
    ).toEqual(['MATCHED'])
  })
  test('by our attempt where the file has no id', () => {
    expect(states([row({ attemptId: 'a' })], [noted({ reference: 'token', attemptId: 'a' })])).toEqual([
      'MATCHED',
    ])
  })
  test('by the code of the bank and the card, with the zeros that a spreadsheet took', () => {
    const bank = { authorizationCode: '001213', lastFour: '6623' }
    expect(states([row({ ...bank, authorizationCode: '1213' })], [noted(bank)])).toEqual(['MATCHED'])
    expect(states([row({ authorizationCode: '1213', lastFour: '1111' })], [noted(bank)])).toEqual([
      'ONLY_IN_FILE',
      'ONLY_IN_LEDGER',
    ])
  })
  test('not where two payments have the same marks', () => {
    const bank = { authorizationCode: '1213', lastFour: '6623' }
    const two = [noted(bank), noted({ ...bank, chargeId: 'c2' })]
    expect(states([row(bank)], two)).toEqual(['ONLY_IN_FILE', 'ONLY_IN_LEDGER', 'ONLY_IN_LEDGER'])
  })
  test('but a second payment of one link is another one', () => {
    expect(
      states([row({ reference: '8', attemptId: 'a' })], [noted({ reference: '7', attemptId: 'a' })]),
    ).toEqual(['ONLY_IN_FILE', 'ONLY_IN_LEDGER'])
  })
})

describe('money is the same', () => {
  const one = { reference: '7' }
  test('in other decimals, and where the file names no currency', () => {
    const pesos = noted({ ...one, amount: 124, decimals: 0, currency: 'CLP' })
    expect(states([row({ ...one, currency: null })], [pesos])).toEqual(['MATCHED'])
    expect(states([row({ ...one, currency: 'CLP', amount: 12_450 })], [pesos])).toEqual(['DIFFERS'])
  })
  test('only in one currency', () => {
    expect(states([row({ ...one, currency: 'USD' })], [noted(one)])).toEqual(['DIFFERS'])
  })
  test('refunds of one payment pair up by amount, whatever their order', () => {
    const refund = { ...one, kind: 'REFUND' as const }
    const rows = [
      row({ ...refund, amount: 300 }),
      row({ ...refund, amount: 100 }),
      row({ ...refund, amount: 500 }),
    ]
    const ledger = [noted({ ...refund, amount: 100 }), noted({ ...refund, amount: 250 })]
    expect(states(rows, ledger)).toEqual(['DIFFERS', 'MATCHED', 'ONLY_IN_FILE'])
  })
})

const marks = fc.record({
  reference: fc.constantFrom('r1', 'r2', null),
  attemptId: fc.constantFrom('a1', 'a2', null),
  authorizationCode: fc.constantFrom('1', '01', null),
  lastFour: fc.constantFrom('6623', null),
})
const money = fc.record({
  kind: fc.constantFrom('CHARGE' as const, 'REFUND' as const, 'CHARGE_BACK' as const),
  amount: fc.integer({ min: 0, max: 3 }),
  currency: fc.constantFrom('ARS', 'CLP', null),
  decimals: fc.constantFrom(0, 2),
})
const anyRow = fc.tuple(marks, money).map(([a, b]) => ({ ...a, ...b }))
const anyMovement = fc
  .tuple(anyRow, fc.constantFrom('c1', 'c2', 'c3'))
  .map(([one, chargeId]) => ({ ...one, chargeId }))

describe('whatever file and ledger', () => {
  test('each row and each movement stands in one pair, and what is the same is the same', () => {
    fc.assert(
      fc.property(fc.array(anyRow), fc.array(anyMovement), (rows, movements) => {
        const pairs = compareSettlement(rows, movements)
        expect(pairs.flatMap((pair) => pair.row ?? [])).toEqual(rows)
        const seen = pairs.flatMap((pair) => pair.movement ?? [])
        expect(seen).toHaveLength(movements.length)
        expect(new Set(seen)).toEqual(new Set(movements))
        for (const { state, row: settled, movement } of pairs) {
          expect(state === 'ONLY_IN_FILE').toBe(movement === undefined)
          expect(state === 'ONLY_IN_LEDGER').toBe(settled === undefined)
          if (settled && movement) expect(settled.kind).toBe(movement.kind)
          if (settled && movement && state === 'MATCHED')
            expect(settled.amount * 10 ** movement.decimals).toBe(movement.amount * 10 ** settled.decimals)
        }
      }),
    )
  })

  test('a file that says what the ledger says agrees with it', () => {
    const ledger = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 99 }), money), { selector: ([n]) => n })
    fc.assert(
      fc.property(ledger, (made) => {
        const movements = made.map(([n, one]) => noted({ ...one, reference: `r${n}`, chargeId: `c${n}` }))
        expect(new Set(states(movements.toReversed(), movements))).toEqual(
          new Set(made.length > 0 ? ['MATCHED'] : []),
        )
      }),
    )
  })
})
