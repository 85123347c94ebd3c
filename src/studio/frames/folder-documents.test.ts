import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { type FolderTexts, completeDocuments } from './folder-documents.ts'

const fileOf = (path: string) => readFileSync(`tenants/${path}`, 'utf8')
const base = { 'tenant.json': fileOf('_base/tenant.json') }
const sound: FolderTexts = {
  'tenant.json': fileOf('la-esquina/tenant.json'),
  'menu.json': fileOf('la-esquina/menu.json'),
}

test('a folder without faults is laid over the base', () => {
  const documents = completeDocuments(base, sound)
  expect(documents?.menu).toMatchObject(JSON.parse(sound['menu.json'] ?? ''))
})

test('files that break their schema are left out instead of stopping everything', () => {
  for (const [path, text] of [
    ['layout/menu.json', '{"order":"x"}'],
    ['layout/menu.json', '{"order":{},"aside":3,"blocks":[]}'],
    ['menu.json', '{"categories":[],"indicators":"x"}'],
    ['menu.json', '{"categories":{}}'],
    ['messages.es.json', '{"a":{}}'],
  ] as const) {
    const documents = completeDocuments(base, { ...sound, [path]: text })
    expect([path, documents?.tenant.alias]).toEqual([path, 'la-esquina'])
    expect(JSON.stringify(documents)).not.toContain('"x"')
    expect(documents?.menu.indicators ?? []).toBeInstanceOf(Array)
  }
  expect(completeDocuments(base, { 'tenant.json': '{"alias":3}' })).toBeUndefined()
})
