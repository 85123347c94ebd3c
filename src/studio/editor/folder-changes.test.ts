import { expect, test } from 'vitest'

import { folderChanges } from './folder-changes.ts'

const theme = (radius: string) => JSON.stringify({ $schema: 'x', radius })

test('a file that breaks its schema is left out of what changes, and the rest is said', () => {
  const sound = { 'theme.json': theme('large'), 'menu.json': '{"$schema":"x","categories":[]}' }
  const changes = folderChanges({}, sound, { ...sound, 'theme.json': theme('none') })
  expect(changes).toEqual({ sentences: [expect.any(String)], files: new Set(['theme.json']) })
  const broken = {
    'theme.json': theme('none'),
    'menu.json': '{"categories":3}',
    'layout/menu.json': '{"order":"x"}',
  }
  expect(folderChanges({}, sound, broken)).toEqual(changes)
})

test('a colour in capitals and a default that is written out change nothing', () => {
  const texts = (colorConfig: object) => ({ 'theme.json': JSON.stringify({ $schema: 'x', colorConfig }) })
  const base = texts({ lightMainColor: '#f78700', darkMainColor: '#f78700' })
  const published = texts({ lightMainColor: '#FFE600' })
  const filled = texts({ lightMainColor: '#ffe600', darkMainColor: '#F78700' })
  expect(folderChanges(base, published, filled).sentences).toEqual([])
  expect(folderChanges(base, {}, texts({ lightMainColor: '#f78700' })).sentences).toEqual([])
  expect(folderChanges(base, published, {}).sentences).toEqual([
    'Cambia el color principal (claro): de #FFE600 a #f78700.',
  ])
})

test.each([
  ['its country writes them', { country: 'PY' }, 'de ₲ 12.500 a ₲ 13.000'],
  [
    'it writes them itself',
    { country: 'CO', currency: { code: 'COP', symbol: '$', mantissaLength: 0 } },
    'de $ 12.500 a $ 13.000',
  ],
  ['is usual where its file names no country', { country: 'XX' }, 'de $ 125 a $ 130'],
])('prices of a brand are told as %s', (_how, tenant, told) => {
  const folder = (price: number) => {
    const plate = { id: 'vaso', name: 'Vaso', sizes: [{ id: 'u', name: 'Única', price }] }
    const menu = { $schema: 'x', categories: [{ id: 'c', name: 'C', plates: [plate] }] }
    return { 'tenant.json': JSON.stringify(tenant), 'menu.json': JSON.stringify(menu) }
  }
  const [sentence] = folderChanges({}, folder(12_500), folder(13_000)).sentences
  expect(sentence).toContain(told)
})
