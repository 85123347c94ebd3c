import { expect, test } from 'vitest'

import { cellName, MODES, WIDTHS } from './matrix/cell.ts'
import { choose, planUrls } from './plan.ts'

const places = ['roma', 'nami'].flatMap((tenant) =>
  ['menu', 'checkout'].map((screen) => ({ tenant, screen, state: screen })),
)
const whole = places.length * MODES.length * WIDTHS.length

test('without anything asked for every page of every place is looked at', () => {
  const { cells, matrix } = choose(places, { narrowing: {} })
  expect(new Set(cells.map(cellName)).size).toBe(whole)
  expect(matrix).toMatchObject({ kind: 'all', planned: whole, whole })
})

test('what changed narrows what was asked for; a change that touches everything narrows nothing', () => {
  const narrowing = { modes: ['light'], widths: [320] } as const
  const changed = (...files: string[]) => ({ files, tenantsAt: 'tenants/', tenants: ['roma'] })
  const one = choose(places, { narrowing, changed: changed('tenants/roma/theme.json') })
  expect(one.cells.map(cellName)).toEqual(['roma/menu/light/320', 'roma/checkout/light/320'])
  expect(one.matrix.why.join()).toContain('roma')
  expect(choose(places, { narrowing, changed: changed('src/theme/css.ts') }).cells).toHaveLength(
    places.length,
  )
  expect(choose(places, { narrowing, changed: changed() }).cells).toEqual([])
})

test('a sample of ten is ten pages and says how much it leaves out, and one that is as large as the whole is the whole', () => {
  const { cells, matrix } = choose(places, { narrowing: {}, sample: 10 })
  expect(matrix).toMatchObject({ kind: 'sample', planned: 10, whole })
  expect(matrix.why).toEqual([expect.stringContaining(`${whole - 10}`)])
  expect(new Set(cells.map(cellName)).size).toBe(10)
  const whyOf = (sample: number | 'once') => choose(places, { narrowing: {}, sample }).matrix.why.join()
  expect([whyOf(2), whyOf('once')]).toEqual([
    expect.stringContaining('no alcanzan'),
    expect.stringContaining('al menos una vez'),
  ])
  expect(choose(places, { narrowing: {}, sample: whole }).matrix.kind).toBe('all')
})

test('each address is looked at in both modes unless told, and is never the whole', () => {
  const urls = ['https://example.com/a', 'https://example.com/b']
  const both = planUrls(urls, { widths: [320, 1280] })
  expect(both.jobs.map(({ state, mode, width }) => `${state} ${mode} ${width}`)).toHaveLength(8)
  expect(both.isWhole).toBe(false)
  const dark = planUrls(urls, { modes: ['dark'], widths: [320] }).jobs
  expect(dark.map(({ mode, width }) => [mode, width])).toEqual([
    ['dark', 320],
    ['dark', 320],
  ])
})
