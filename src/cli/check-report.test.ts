import { expect, test } from 'vitest'

import { checkReport } from './check-report.ts'
import { faultReport } from './fault-report.ts'

const FAULT = { file: 'uno/menu.json', path: '$.x', found: '1', expected: 'a text' }
const REMARK = {
  file: 'dos/tenant.json',
  path: '$.y',
  code: 'never-open',
  message: 'No abre.',
  line: 7,
  column: 3,
} as const
const REPORT = { checked: ['dos', 'tres', 'uno'], faults: [FAULT], remarks: [REMARK] }

test('people read a line for each folder with what is wrong below it', () => {
  expect(checkReport(REPORT, false)).toBe(
    [
      'dos: se puede publicar',
      '  aviso  dos/tenant.json:7:3 $.y: No abre.',
      'tres: bien',
      'uno: no se puede publicar',
      '  error  uno/menu.json $.x: Hay 1; debe haber un texto.',
      '3 carpetas revisadas, 1 error, 1 aviso',
      '',
    ].join('\n'),
  )
})

test('what is wrong with the base is told too', () => {
  const report = { checked: [], faults: [{ ...FAULT, file: '_base/theme.json' }], remarks: [] }
  expect(checkReport(report, false)).toContain('_base: no se puede publicar\n  error  _base/theme.json')
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
