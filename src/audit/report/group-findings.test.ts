import { expect, test } from 'vitest'

import { ownFinding } from '../run/own-rules.ts'
import { groupFindings } from './group-findings.ts'
import { sighting } from './fixtures/report.ts'

test('the same element in other widths and modes is one finding that occurs there', () => {
  const found = groupFindings([
    sighting({ measured: 4.2 }, { width: 320 }),
    sighting({ measured: 2.1, message: 'peor' }, { width: 320, mode: 'dark' }),
    sighting({ measured: 4.3 }, { state: 'cart.filled', screen: 'cart' }),
  ])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ measured: 2.1, message: 'peor' })
  expect(found[0]?.occurrences.map(({ state, mode, width }) => `${state} ${mode} ${width}`)).toEqual([
    'menu.full light 320',
    'menu.full dark 320',
    'cart.filled light 412',
  ])
})

test('another tenant, rule or element is another finding, and errors come first', () => {
  const found = groupFindings([
    sighting({ level: 'undecided', rule: 'axe/color-contrast' }),
    sighting({}),
    sighting({ target: '#other' }),
    sighting({}, {}, 'sushi-nami'),
  ])
  expect(found.map(({ tenant, rule, target }) => `${tenant} ${rule} ${target}`)).toEqual([
    'la-esquina text-contrast main > p',
    'la-esquina text-contrast #other',
    'la-esquina axe/color-contrast main > p',
    'sushi-nami text-contrast main > p',
  ])
  expect(new Set(found.map(({ id }) => id)).size).toBe(4)
})

test('an error weighs more than an undecided one of the same element', () => {
  const [one] = groupFindings([sighting({ level: 'undecided' }), sighting({ measured: 1 })])
  expect(one?.level).toBe('error')
})

test('pages that could not be judged for different reasons are different findings', () => {
  const unreached = (reason: string, state: string) =>
    sighting(ownFinding('state-unreachable', reason), { state })
  const found = groupFindings([
    unreached('404', '/nada'),
    unreached('no hay red', '/lejos'),
    unreached('404', '/nadie'),
  ])
  expect(found.map(({ message, occurrences }) => [message, occurrences.length])).toEqual([
    ['No se pudo llegar a este estado: 404', 2],
    ['No se pudo llegar a este estado: no hay red', 1],
  ])
  expect(new Set(found.map(({ id }) => id)).size).toBe(2)
})
