import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { themeReport } from './check-theme.ts'

type Verdict = {
  status: string
  tokens: Record<'light' | 'dark', Record<string, string>>
  findings: Record<string, unknown>[]
}

const FULL = {
  colorModeType: 'AUTO',
  lightMainColor: '#F78700',
  darkMainColor: '#F78700',
  mainTextColorLight: '#1c1c1c',
  mainTextColorDark: '#ffffff',
  descriptionTextColorLight: '#595959',
  descriptionTextColorDark: '#b5b5b5',
  buttonBorderedColorLight: '#2bbf66',
  buttonBorderedColorDark: '#2bbf66',
  promotionalBannerColorLight: '#f78700',
  promotionalBannerColorDark: '#f78700',
  mainBackgroundColorLight: '#f5f5f5',
  mainBackgroundColorDark: '#272524',
}
const judge = (config: unknown) => {
  const { text, code } = themeReport(JSON.stringify(config), 'theme.json', true)
  return { verdicts: JSON.parse(text) as Verdict | Verdict[], code, text }
}

describe('vitrina check --theme', () => {
  test('one configuration gives one verdict, a list gives a list in its order', () => {
    const one = judge(FULL)
    expect(one.verdicts).toMatchObject({ tokens: { light: { main: '#f78700' } } })
    const many = judge([FULL, { ...FULL, lightMainColor: '#GGGGGG' }, 7])
    const statuses = (many.verdicts as Verdict[]).map(({ status }) => status)
    expect(statuses).toEqual([(one.verdicts as Verdict).status, 'rejected', 'rejected'])
    expect([one.code, many.code]).toEqual([0, 1])
  })

  test('a finding says what was found, where, what is used instead, and how well both read', () => {
    const { findings, status } = judge({ ...FULL, descriptionTextColorLight: '#DAD9D9' }).verdicts as Verdict
    expect(status).toBe('repaired')
    const found = findings.find(({ code }) => code === 'low-contrast')
    expect(found).toMatchObject({
      field: 'descriptionTextColorLight',
      mode: 'light',
      before: '#dad9d9',
      message: expect.stringContaining('La descripción casi no se lee: #DAD9D9 sobre #F5F5F5') as string,
    })
    expect(found?.['ratioBefore']).toBeCloseTo(1.29, 1)
    expect(Number(found?.['ratioAfter'])).toBeGreaterThanOrEqual(4.5)
    expect(Object.keys(found ?? {})).toEqual(
      expect.arrayContaining(['code', 'field', 'mode', 'pair', 'before', 'after', 'message']),
    )
  })

  test('anything that is JSON is judged, and no hostile text comes back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (config) => {
        const { verdicts, code } = judge(config)
        const all = Array.isArray(verdicts) ? verdicts : [verdicts]
        for (const { tokens } of all)
          for (const color of [...Object.values(tokens.light), ...Object.values(tokens.dark)])
            expect(color).not.toMatch(/[<>;{}]/)
        expect(code).toBe(all.some(({ status }) => status === 'rejected') ? 1 : 0)
      }),
    )
    const hostile = judge({ ...FULL, mainTextColorLight: 'red;}</style><script>body{' })
    expect(hostile.text).not.toContain('<script>')
    expect(hostile.code).toBe(1)
  })

  test('of a theme.json its colours are judged, and a mark at the start of the file does not matter', () => {
    const file = { $schema: 'x', colorConfig: { ...FULL, lightMainColor: '#GGGGGG' }, fontFamily: 'Inter' }
    const { text, code } = themeReport(`\uFEFF${JSON.stringify([FULL, file])}`, 'theme.json', true)
    const [plain, wrapped] = JSON.parse(text) as Verdict[]
    expect(plain).toEqual(judge(FULL).verdicts)
    expect([wrapped?.status, code]).toEqual(['rejected', 1])
    expect(wrapped?.findings.map((one) => one['code'])).not.toContain('unknown-field')
  })

  test('a key that no theme has is a fault here as in a folder', () => {
    const { verdicts, code } = judge({ ...FULL, lightMainColour: '#f78700' })
    const { status, findings } = verdicts as Verdict
    expect([status, code]).toEqual(['rejected', 1])
    expect(findings[0]).toMatchObject({
      code: 'unknown-field',
      level: 'error',
      field: 'lightMainColour',
      message: 'El campo "lightMainColour" no existe; quizás querías decir "lightMainColor".',
    })
  })

  test('so is one of a theme.json beside its colours', () => {
    const { verdicts, code } = judge({ $schema: 'x', colorConfig: FULL, fontFamliy: 'Inter' })
    const { status, findings } = verdicts as Verdict
    expect([status, code]).toEqual(['rejected', 1])
    expect(findings[0]?.['message']).toBe(
      'El campo "fontFamliy" no existe; quizás querías decir "fontFamily".',
    )
  })

  test('a field that stands on the wrong side of colorConfig is told where it goes', () => {
    for (const [config, field] of [
      [{ ...FULL, fontFamily: 'Inter' }, 'fontFamily'],
      [{ colorConfig: FULL, darkMainColor: '#000000' }, 'darkMainColor'],
    ] as const)
      expect((judge(config).verdicts as Verdict).findings[0]?.['message']).toBe(
        `El campo "${field}" está fuera de su lugar: los colores van dentro de "colorConfig" y lo demás a su lado.`,
      )
  })

  test('of a default and of a colour in capitals nothing is told; a mode is told with the one that was meant', () => {
    for (const config of [{}, { colorModeType: 'AUTO' }, { ...FULL, buttonBorderedColorLight: '#00803E' }]) {
      const { findings, status } = judge(config).verdicts as Verdict
      const ofButton = findings.filter(({ field }) => String(field).startsWith('button'))
      expect([status, ofButton]).toEqual(['accepted', []])
    }
    expect((judge({}).verdicts as Verdict).findings).toEqual([])
    const { findings } = judge({ colorModeType: 'LIGTH' }).verdicts as Verdict
    expect(findings[0]?.['message']).toContain('quizás querías decir "LIGHT"')
  })

  test('people read lines, and a file that is no JSON is named', () => {
    const { text } = themeReport(JSON.stringify([{ ...FULL, lightMainColor: '#GGGGGG' }]), 'x.json', false)
    expect(text).toContain('1. rechazado')
    expect(text).toContain('error: "#GGGGGG" no es un color.')
    expect(() => themeReport('{', 'x.json', true)).toThrow('x.json: No es JSON válido: línea 1, columna 2.')
  })
})
