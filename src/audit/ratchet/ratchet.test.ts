import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { AuditRatchet, AuditRatchetEntry } from '#generated/audit.ts'
import { sighting } from '../report/fixtures/report.ts'
import { groupFindings } from '../report/group-findings.ts'
import { applyRatchet, matches } from './apply-ratchet.ts'
import { RatchetInvalid, readRatchet } from './read-ratchet.ts'

const ENTRY: AuditRatchetEntry = {
  rule: 'text-contrast',
  target: 'main > *',
  tenant: 'la-*',
  state: 'menu.*',
  owner: 'Equipo de marcas',
  reason: 'Espera el color nuevo.',
  expires: '2026-11-30',
}
const ratchet = (...entries: Partial<AuditRatchetEntry>[]): AuditRatchet => ({
  $schema: 'schemas/audit/ratchet.schema.json',
  undecidedBudget: 0,
  entries: entries.map((one) => ({ ...ENTRY, ...one })),
})
const judge = (
  entries: Partial<AuditRatchetEntry>[],
  { today = '2026-11-30', whole = true, seen = [sighting()] } = {},
) => {
  const { findings, outcome } = applyRatchet(groupFindings(seen), ratchet(...entries), { today, whole })
  const { expired, unmatched } = outcome
  return {
    known: findings.filter((one) => one.known).length,
    expired: expired.length,
    unmatched: unmatched.length,
  }
}

describe('known findings', () => {
  test('an entry takes what matches, until the end of its last day', () => {
    expect(judge([{}])).toEqual({ known: 1, expired: 0, unmatched: 0 })
  })
  test('an expired entry takes nothing and is told', () => {
    expect(judge([{}], { today: '2026-12-01' })).toEqual({ known: 0, expired: 1, unmatched: 0 })
  })
  test.each([
    { rule: 'axe/button-name' },
    { target: 'header' },
    { tenant: 'sushi-nami' },
    { state: 'cart.*' },
  ])('an entry with another %o takes nothing; where everything was looked at, it must go', (other) => {
    expect(judge([other])).toEqual({ known: 0, expired: 0, unmatched: 1 })
    expect(judge([other], { whole: false })).toEqual({ known: 0, expired: 0, unmatched: 0 })
  })
  test('what has spread to another state is new, and the entry is still needed', () => {
    const seen = [sighting(), sighting({}, { state: 'cart.filled' })]
    expect(judge([{}], { seen })).toEqual({ known: 0, expired: 0, unmatched: 0 })
  })
})

describe('patterns', () => {
  test.each([
    ['*', 'anything', true],
    ['a*c', 'abc', true],
    ['a*c', 'ac', true],
    ['a*c', 'abcd', false],
    ['ab*ba', 'aba', false],
    ['*b*b*', 'abxb', true],
    ['.', 'x', false],
  ])('%s and %s: %s', (pattern, text, same) => {
    expect(matches(pattern, text)).toBe(same)
  })
  test('a text with any part of it replaced by * matches', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, a, b) => {
        const from = a % (text.length + 1)
        const to = from + (b % (text.length - from + 1))
        expect(matches(`${text.slice(0, from)}*${text.slice(to)}`, text)).toBe(true)
      }),
    )
  })
})

describe('the file', () => {
  test('is read when it has the shape of its schema', () => {
    expect(readRatchet(JSON.stringify(ratchet({})), 'x.json').entries).toHaveLength(1)
  })
  test('is read as an editor of Windows saves it', () => {
    expect(readRatchet(`\uFEFF${JSON.stringify(ratchet({}))}`, 'x.json').entries).toHaveLength(1)
  })
  test('is read as the page about it shows it', () => {
    const docs = readFileSync(new URL('../../../docs/audit.md', import.meta.url), 'utf8')
    const shown = /```json\n(.*?)```/s.exec(docs)?.[1] ?? ''
    expect(readRatchet(shown, 'docs/audit.md').entries).toHaveLength(1)
  })
  test.each([
    ['no JSON', '{', /x\.json is no JSON/],
    ['no owner', JSON.stringify({ ...ratchet(), entries: [{ ...ENTRY, owner: '' }] }), /entries\/0\/owner/],
    ['no real day', JSON.stringify(ratchet({ expires: '2026-02-30' })), /entries\/0\/expires/],
    ['any element', JSON.stringify(ratchet({ target: '*' })), /entries\/0\/target: must match pattern/],
    ['any element, spelt otherwise', JSON.stringify(ratchet({}, { target: '* **' })), /entries\/1\/target/],
    ['no budget', JSON.stringify({ $schema: 'x', entries: [] }), /undecidedBudget/],
  ])('is refused with the place: %s', (_what, text, expected) => {
    const read = () => readRatchet(text, 'x.json')
    expect(read).toThrow(RatchetInvalid)
    expect(read).toThrow(expected)
  })
})
