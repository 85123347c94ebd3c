import { existsSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { touched as touchedBy, SCREENS_OF_FEATURE, SCREENS_OF_LAYOUT } from './touched.ts'

const tenants = ['sushi-nami', 'cafe-aurora', 'tests']
const touched = (files: readonly string[], tenantsAt = 'tenants/') => touchedBy({ files, tenantsAt, tenants })

describe('what changed files touch', () => {
  test('a tenant’s own file: that tenant, once, with the first file as the reason', () => {
    const { scopes, why } = touched(['tenants/sushi-nami/theme.json', 'tenants/sushi-nami/menu.json'])
    expect(scopes).toEqual([{ tenants: ['sushi-nami'] }])
    expect(why).toEqual(['sushi-nami: cambió tenants/sushi-nami/theme.json.'])
  })
  test.each(['', 'apps/pedidos/tenants/', 'tests/'])(
    'the same wherever the tenants lie in the repository, as in %j',
    (tenantsAt) => {
      const files = ['README.md', 'tests/theme.json'].map((name) => tenantsAt + name)
      expect(touched(files, tenantsAt)).toEqual({
        scopes: [{ tenants: ['tests'] }],
        why: [`tests: cambió ${tenantsAt}tests/theme.json.`],
      })
    },
  )
  test('everything, by a folder beside the tenants that is none', () => {
    expect(touched(['.github/workflows/audit.yml'], '').scopes).toBeUndefined()
  })
  test('its arrangement of one screen: that screen of that tenant', () => {
    expect(touched(['tenants/cafe-aurora/layout/cart.json']).scopes).toEqual([
      { tenants: ['cafe-aurora'], screens: ['cart'] },
    ])
  })
  test('a feature: the screens that show it', () => {
    expect(touched(['src/features/survey/index.ts']).scopes).toEqual([{ screens: ['survey'] }])
  })
  test.each([
    'src/theme/resolve.ts',
    'package-lock.json',
    'tenants/_base/theme.json',
    'tenants/package.json',
    'tenants/gone/theme.json',
    'src/features/venue/index.ts',
    'src/features/__proto__/x.ts',
  ])('%s: everything, and it says so', (file) => {
    const { scopes, why } = touched(['tenants/sushi-nami/theme.json', file])
    expect(scopes).toBeUndefined()
    expect(why).toEqual([expect.stringContaining(file)])
  })
  test('words and tests: nothing, and it says so', () => {
    const { scopes, why } = touched(['README.md', 'tests/e2e/cart.e2e.ts', 'src/theme/css.test.ts'])
    expect(scopes).toEqual([])
    expect(why).toEqual(['Nada: ninguno de los 3 archivos que cambiaron llega a una página.'])
  })
})

test('the tables name features and arrangements that are there', () => {
  const there = (path: string) => existsSync(new URL(`../../../${path}`, import.meta.url))
  for (const feature of Object.keys(SCREENS_OF_FEATURE))
    expect(there(`src/features/${feature}/index.ts`), feature).toBe(true)
  for (const layout of Object.keys(SCREENS_OF_LAYOUT))
    expect(there(`tenants/_base/layout/${layout}.json`), layout).toBe(true)
})
