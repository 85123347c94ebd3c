import { describe, expect, test } from 'vitest'
import { coverage, table } from './coverage.mjs'
import { proofsIn } from './proofs.mjs'
import { needsClauses, quotesOf, readRows } from './rows.mjs'

const TEXT = `# Requirements
## A: ordering (D§2)
- **CHK-01** Title 'Mi pago' and the venue's name.
- **CHK-08** Two rows (one test a row: CHK-08.1 … CHK-08.2 in table order).
## B: delivery (L§2)
- **FUP-01** Tracker.
## C: both (D§7, L§7)
- **API-01** Calls.
`
const rows = readRows(TEXT)
const clauses = readRows(`- **CART-06** Hidden below the minimum. Hidden while off.
  - **CART-06a** 'Continuar' is hidden below the minimum.
  - **CART-06b** It is hidden while ordering is off.
`)
const report = (tests: Record<string, string>) => ({
  testResults: [
    {
      name: 'some.test.ts',
      assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
    },
  ],
})
const verdicts = (tests: Record<string, string>) =>
  coverage(rows, proofsIn(report(tests))).covered.map(({ verdict }) => verdict)

describe('requirements', () => {
  test('rows are read with their parts and quotes', () => {
    expect(rows.map(({ id, parts }) => ({ id, parts }))).toEqual([
      { id: 'CHK-01', parts: ['CHK-01'] },
      { id: 'CHK-08', parts: ['CHK-08.1', 'CHK-08.2'] },
      { id: 'FUP-01', parts: ['FUP-01'] },
      { id: 'API-01', parts: ['API-01'] },
    ])
    expect(quotesOf(rows[0]!.text)).toEqual(['Mi pago'])
  })

  test('a row needs a passing test for each of its parts', () => {
    expect(verdicts({ '[CHK-01] x': 'passed', '[CHK-08.1] x': 'passed' })).toEqual([
      'passed',
      'no test',
      'no test',
      'no test',
    ])
    expect(verdicts({ '[CHK-08.1] x': 'passed', 'more [CHK-08.2] y': 'passed' })[1]).toBe('passed')
    expect(verdicts({ '[CHK-08.1, CHK-08.2] x': 'passed' })[1]).toBe('passed')
  })

  test('a test that failed or was skipped proves nothing', () => {
    expect(verdicts({ '[CHK-01] x': 'skipped' })[0]).toBe('no test')
    expect(verdicts({ '[CHK-01] x': 'passed', '[CHK-01] y': 'failed' })[0]).toBe('failed')
  })

  test('a row with clauses needs a passing test for each of them; one that names the row alone proves none', () => {
    const [row] = clauses
    expect(row).toMatchObject({
      text: 'Hidden below the minimum. Hidden while off.',
      parts: ['CART-06a', 'CART-06b'],
    })
    const verdict = (tests: Record<string, string>) => coverage(clauses, proofsIn(report(tests))).covered[0]
    expect(verdict({ '[CART-06] x': 'passed' })).toMatchObject({
      verdict: 'no test',
      open: ['CART-06a', 'CART-06b'],
    })
    expect(verdict({ '[CART-06a] x': 'passed', '[CART-06] y': 'passed' })).toMatchObject({
      open: ['CART-06b'],
    })
    expect(verdict({ '[CART-06a, CART-06b] x': 'passed' })).toMatchObject({ verdict: 'passed', open: [] })
    expect(verdict({ '[CART-06a] [CART-06b] x': 'passed', '[CART-06] y': 'failed' })?.verdict).toBe('failed')
    expect(coverage(clauses, proofsIn(report({ '[CART-06c] x': 'passed' }))).unknown).toEqual(['CART-06c'])
  })

  test('a clause elsewhere than below its row, or out of order, is a fault of the list', () => {
    expect(() => readRows('- **CART-06** A.\n  - **CART-07a** B.')).toThrow('CART-07a')
    expect(() => readRows('  - **CART-06a** A.')).toThrow('CART-06a')
    expect(() => readRows('- **CART-06** A.\n  - **CART-06b** B.')).toThrow('CART-06b')
  })

  test('a row with several sentences and no clauses is told', () => {
    const told = (text: string) => readRows(`- **CART-01** ${text}`).map(needsClauses)
    expect(told('Hidden below the minimum. Hidden while off.')).toEqual([true])
    expect(told("Empty state. 'Continuar' is hidden.")).toEqual([true])
    expect(told("Toast 'Error. Intente otra vez.' for 3 s.")).toEqual([false])
    expect(told('State machine of L§4 incl. stacks; one rider wins.')).toEqual([false])
    expect([...clauses, ...rows].filter(needsClauses)).toEqual([])
  })

  test('an id that no row has is reported', () => {
    expect(coverage(rows, proofsIn(report({ '[CHK-99] x': 'passed' }))).unknown).toEqual(['CHK-99'])
    expect(coverage(rows, proofsIn(report({ '[UTF-8] and [1-2] are none': 'passed' }))).unknown).toEqual([
      'UTF-8',
    ])
  })

  test('the table has a line for each row and each test', () => {
    const { covered } = coverage(rows, proofsIn(report({ '[CHK-01] x': 'passed' })))
    expect(table(covered, { isShort: true }).split('\n')).toHaveLength(4)
    expect(table(covered, { isShort: false })).toContain('✓ [CHK-01] x')
  })

  test("the repository's rows are all read", () => {
    const real = readRows()
    expect(real.length).toBeGreaterThan(140)
    expect(real.find(({ id }) => id === 'CHK-08')?.parts).toHaveLength(20)
  })
})
