import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Finding } from '#generated/validators/finding.d.ts'
import { isCartItems } from '#generated/validators/cart-items.js'
import { isLayoutFile } from '#generated/validators/layout-file.js'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { isMessagesFile } from '#generated/validators/messages-file.js'
import { isOrderPayload } from '#generated/validators/order-payload.js'
import { isTenantBaseFile } from '#generated/validators/tenant-base-file.js'
import { isTenantFile } from '#generated/validators/tenant-file.js'
import { isThemeFile } from '#generated/validators/theme-file.js'
import { isUserLocation } from '#generated/validators/user-location.js'

interface Example {
  schema: string
  about: string
  document: unknown
  expected?: { path: string; keyword: string }[]
}

interface Validator {
  (value: unknown): boolean
  errors?: readonly Finding[] | null
}

const validators: Record<string, Validator> = {
  CartItems: isCartItems,
  LayoutFile: isLayoutFile,
  MenuFile: isMenuFile,
  MessagesFile: isMessagesFile,
  OrderPayload: isOrderPayload,
  TenantBaseFile: isTenantBaseFile,
  TenantFile: isTenantFile,
  ThemeFile: isThemeFile,
  UserLocation: isUserLocation,
}

const folder = new URL('../../schemas/examples/', import.meta.url)
const files = readdirSync(folder)
const named = (prefix: string) =>
  files
    .filter((file) => file.startsWith(prefix))
    .map((file) => ({ file, ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Example) }))

function findings(example: Example): Finding[] {
  const validator = validators[example.schema]
  if (!validator) throw new Error(`No validator for ${example.schema}`)
  return validator(example.document) ? [] : [...(validator.errors ?? [])]
}

describe('examples of the schemas', () => {
  test.for(named('valid-'))('$file is accepted: $about', (example) => {
    expect(findings(example)).toEqual([])
  })

  test.for(named('invalid-'))('$file is refused where it is wrong: $about', (example) => {
    const found = findings(example).map(({ instancePath, keyword }) => ({ path: instancePath, keyword }))
    expect(example.expected?.length).toBeGreaterThan(0)
    expect(found).toEqual(expect.arrayContaining(example.expected ?? []))
    const paths = new Set(example.expected?.map(({ path }) => path))
    // A broken rule inside an if or a reference may be told again by the rules around it, never elsewhere.
    for (const { path } of found)
      expect(
        [...paths].some((one) => one.startsWith(path)),
        path,
      ).toBe(true)
  })

  test('every file is an example, and every schema has valid and invalid ones', () => {
    expect(files.filter((file) => !/^(valid|invalid)-[a-z-]+\.json$/.test(file))).toEqual([])
    for (const schema of Object.keys(validators)) {
      expect(
        named('valid-').some((example) => example.schema === schema),
        schema,
      ).toBe(true)
      expect(named('invalid-').filter((example) => example.schema === schema).length, schema).toBeGreaterThan(
        1,
      )
    }
  })
})
