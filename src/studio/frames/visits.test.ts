import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { STATES } from '#scenarios/states.ts'
import { completeDocuments } from './folder-documents.ts'
import { statesOf } from './visits.ts'

const fileOf = (path: string) => readFileSync(`tenants/${path}`, 'utf8')

/** The states that the studio offers of a demonstration brand. */
function offeredOf(alias: string): readonly string[] {
  const documents = completeDocuments(
    { 'tenant.json': fileOf('_base/tenant.json') },
    { 'tenant.json': fileOf(`${alias}/tenant.json`), 'menu.json': fileOf(`${alias}/menu.json`) },
  )
  return documents ? statesOf(documents).map(({ id }) => id) : []
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

test('an address is looked for only where the brand names streets: the geocoder knows no other', () => {
  expect(offeredOf('la-esquina')).toContain('address.suggestions')
  expect(offeredOf('mercado-grande')).toContain('address')
  expect(offeredOf('mercado-grande')).not.toContain('address.suggestions')
})
