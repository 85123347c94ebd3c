import { expect, test } from 'vitest'

import { checkReport } from './check-report.ts'

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

test('programs read one object', () => {
  expect(JSON.parse(checkReport(REPORT, true))).toEqual(REPORT)
})
