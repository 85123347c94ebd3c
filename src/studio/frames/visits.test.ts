import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { STATES } from '#scenarios/states.ts'
import { comparedFolder } from './compared-folder.ts'
import { completeDocuments } from './folder-documents.ts'
import { publishedStreets, statesOf } from './visits.ts'

const fileOf = (path: string) => readFileSync(`tenants/${path}`, 'utf8')

/** The states that the studio offers of a demonstration brand; of a draft of it, whose streets nobody knows yet, too. */
function offeredOf(
  alias: string,
  isPublished = true,
  tenant = fileOf(`${alias}/tenant.json`),
): readonly string[] {
  const documents = completeDocuments(
    { 'tenant.json': fileOf('_base/tenant.json') },
    { 'tenant.json': tenant, 'menu.json': fileOf(`${alias}/menu.json`) },
  )
  const streets = (isPublished && documents?.tenant.streets) || []
  return documents ? statesOf(documents, streets).map(({ id }) => id) : []
}

test('what no draft comes to is not offered, whatever the brand has', () => {
  const never = STATES.filter(({ publishedOnly }) => publishedOnly).map(({ id }) => id)
  expect(never).toContain('consent')
  for (const alias of ['la-esquina', 'mercado-grande']) {
    const offered = offeredOf(alias)
    expect(offered).toContain('menu')
    expect(offered.filter((id) => never.includes(id))).toEqual([])
  }
})

test('an address is looked for only on streets that are published: the geocoder knows no other', () => {
  expect(offeredOf('la-esquina')).toContain('address.suggestions')
  expect(offeredOf('mercado-grande')).toContain('address')
  expect(offeredOf('mercado-grande')).not.toContain('address.suggestions')
  expect(offeredOf('la-esquina', false)).toContain('address')
  expect(offeredOf('la-esquina', false)).not.toContain('address.suggestions')
})

test('streets are known where diners are served them: of no new brand, of no folder that was changed by hand', () => {
  const text = fileOf('la-esquina/tenant.json')
  const files = [{ path: 'tenant.json', text, hash: '', bytes: text.length }]
  const base = { 'tenant.json': fileOf('_base/tenant.json') }
  const beside = comparedFolder(base, files, { shows: 'published' })
  expect(publishedStreets({ beside, isApplied: true }).length).toBeGreaterThan(0)
  expect(publishedStreets({ beside, isApplied: false })).toEqual([])
  expect(publishedStreets({ beside: undefined, isApplied: true })).toEqual([])
})

test('a points programme that names its venues has its screens, as one of all venues', () => {
  const tenant = fileOf('la-esquina/tenant.json')
  const named = tenant.replace(
    '"loyaltyProgram": {',
    '"loyaltyProgram": { "branchContactIds": ["la-esquina"],',
  )
  const offered = offeredOf('la-esquina')
  expect(offered).toContain('account.reward')
  expect(offeredOf('la-esquina', true, named)).toEqual(offered)
  const elsewhere = named.replace('["la-esquina"]', '["otro-local"]')
  expect(offeredOf('la-esquina', true, elsewhere)).not.toContain('account.reward')
})
