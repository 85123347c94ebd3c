import { expect, test } from 'vitest'

import { withoutRefused } from './refused-brands.ts'
import type { StagedBrand } from './staged-tenants.ts'

const brand = (alias: string): StagedBrand =>
  ({
    alias,
    name: alias,
    variants: { open: { alias }, closed: { alias: `${alias}-closed` } },
  }) as unknown as StagedBrand

const fault = (file: string) => ({ file, path: '$.branches', found: 'x', expected: 'y' })

test('a brand that the server of the stage does not serve in a variant is refused, its faults once and in its own folder', () => {
  const before = { alias: 'rota', faults: [fault('rota/menu.json')] }
  const staged = { brands: [brand('roma'), brand('nami'), brand('roma-closed-2')], refused: [before] }
  const applied = {
    refused: ['roma', 'roma-closed', 'nami-closed'],
    faults: ['roma/tenant.json', 'roma-closed/tenant.json', 'nami-closed/menu.json'].map(fault),
  }
  expect(withoutRefused(staged, applied)).toEqual({
    brands: [brand('roma-closed-2')],
    refused: [
      before,
      { alias: 'roma', faults: [fault('roma/tenant.json')] },
      { alias: 'nami', faults: [fault('nami/menu.json')] },
    ],
  })
})
