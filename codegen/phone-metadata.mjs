/**
 * Writes src/domain/phone/metadata.json: the numbering plans of the countries we serve, cut out of those that
 * libphonenumber-js brings along for the whole world (157 kB become 15). Run after updating that package:
 *   node codegen/phone-metadata.mjs && npm run format
 * A test beside the file compares it with the installed package, so it cannot fall behind unnoticed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The countries of diner spec §5; the first of two that share a calling code would be its main one. */
export const PHONE_METADATA_COUNTRIES = [
  'AR',
  'UY',
  'CL',
  'CO',
  'PE',
  'BR',
  'VE',
  'PY',
  'MX',
  'EC',
  'BO',
  'US',
]

/** The numbering plans of some countries, in the form libphonenumber-js/core reads. */
export function cutMetadata(world, countries) {
  const cut = { version: world.version, country_calling_codes: {}, countries: {} }
  for (const country of countries) {
    const plan = world.countries[country]
    if (!plan) throw new Error(`libphonenumber-js has no numbering plan for ${country}`)
    cut.countries[country] = plan
    cut.country_calling_codes[plan[0]] = [...(cut.country_calling_codes[plan[0]] ?? []), country]
  }
  return cut
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const source = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.max.json')
  const target = new URL('../src/domain/phone/metadata.json', import.meta.url)
  const cut = cutMetadata(JSON.parse(readFileSync(source, 'utf8')), PHONE_METADATA_COUNTRIES)
  writeFileSync(target, `${JSON.stringify(cut, null, 2)}\n`)
  process.stdout.write(`phone metadata: ${Object.keys(cut.countries).length} countries\n`)
}
