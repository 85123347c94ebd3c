import { describe, expect, test } from 'vitest'
import { coverage, table } from './coverage.mjs'
import { proofsIn } from './proofs.mjs'
import { quotesOf, readRows } from './rows.mjs'

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
