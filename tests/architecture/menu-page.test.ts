import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

import { clientScripts, featureFile, type ClientManifest } from '#app/client-scripts.ts'
import { card } from '#messages/card.ts'
import { checkout } from '#messages/checkout.ts'
import { install } from '#messages/install.ts'
import { late } from '#messages/late.ts'
import { plate } from '#messages/plate.ts'
import { ROOT } from './planted-tree.ts'

const client = path.join(ROOT, 'dist/client')
const read = (file: string) => readFileSync(path.join(client, file), 'utf8')
const manifest = JSON.parse(read('.vite/manifest.json')) as ClientManifest
const ENTRY = 'src/app/client.tsx'
/** What joins the page, and the features whose blocks stand on a menu page; the plate's opens with its first plate. */
const { entry, preloads } = clientScripts(manifest, ENTRY, [
  ...(manifest[ENTRY]?.dynamicImports ?? []),
  ...['venue', 'menu', 'cart'].map(featureFile),
])
const scripts = [entry, ...preloads].map((file) => ({ file, code: read(file) }))

/** What is certainly in the code that must not be there: names and texts that no minifier takes away. */
const STRANGERS = {
  leaflet: ['leaflet-container', 'leaflet-tile'],
  'phone numbers': ['country_calling_codes'],
  checkout: [checkout['checkout.title']],
  cards: [card['card.unavailable']],
  plate: [plate['plate.updated']],
  'the offer to install': [install['install.text']],
  'what comes late': [late['late.offline'], 'service-worker.js'],
}

describe('the scripts of a menu page', () => {
  test('are there', () => {
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.some(({ code }) => code.includes('Lo más destacado'))).toBe(true)
  })

  test.each(Object.entries(STRANGERS))('hold nothing of: %s', (_name, signs) => {
    const found = scripts.flatMap(({ file, code }) =>
      signs.filter((sign) => code.includes(sign)).map((sign) => `${file}: ${sign}`),
    )
    expect(signs.length).toBeGreaterThan(0)
    expect(found).toEqual([])
  })

  test.each(Object.entries(STRANGERS))('the signs of %s are found where they belong', (_name, signs) => {
    const all = Object.values(manifest).map(({ file }) => read(file))
    expect(signs.filter((sign) => !all.some((code) => code.includes(sign)))).toEqual([])
  })
})
