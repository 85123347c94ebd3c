import { expect, test } from 'vitest'

import { checkReport } from './check-report.ts'
import { faultReport } from './fault-report.ts'

const FAULT = { file: 'uno/menu.json', path: '$.x', found: '1', expected: 'a text' }
const REMARK = { file: 'dos/tenant.json', path: '$.y', code: 'never-open', message: 'No abre.' } as const
const REPORT = { checked: ['dos', 'tres', 'uno'], faults: [FAULT], remarks: [REMARK] }

test('people read a line for each folder with what is wrong below it', () => {
  expect(checkReport(REPORT, false)).toBe(
    [
      'dos: can be served',
      '  warning  dos/tenant.json $.y: No abre.',
      'tres: ok',
      'uno: cannot be served',
      '  error    uno/menu.json $.x: found 1, expected a text',
      '3 tenants checked, 1 faults, 1 warnings',
      '',
    ].join('\n'),
  )
})

test('what is wrong with the base is told too', () => {
  const report = { checked: [], faults: [{ ...FAULT, file: '_base/theme.json' }], remarks: [] }
  expect(checkReport(report, false)).toContain('_base: cannot be served\n  error    _base/theme.json')
})

test('names of others never drive the terminal', () => {
  const hostile = '\u001B]0;x\u0007\u009B2J'
  const report = {
    checked: [`uno${hostile}`],
    faults: [{ ...FAULT, path: `$["${hostile}"]`, file: `uno${hostile}/menu.json` }],
    remarks: [{ ...REMARK, message: `«${hostile}» no abre.` }],
  }
  for (const text of [checkReport(report, false), faultReport(report.faults, false)])
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  const { faults } = JSON.parse(checkReport(report, true)) as typeof report
  expect(faults).toEqual(report.faults)
})

test('programs read one object', () => {
  expect(JSON.parse(checkReport(REPORT, true))).toEqual(REPORT)
})
