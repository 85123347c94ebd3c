import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { schemaGuard } from '../support/schema-guard.ts'

interface Example {
  schema: string
  about: string
  document: unknown
  expected?: { path: string; keyword: string }[]
}

const validators = new Map(
  [
    'LayoutFile',
    'MenuFile',
    'MessagesFile',
    'OrderPayload',
    'TenantBaseFile',
    'TenantFile',
    'ThemeFile',
    'UserLocation',
  ].map((name) => [name, schemaGuard(name)]),
)

const folder = new URL('../../schemas/examples/', import.meta.url)
const files = readdirSync(folder)
const named = (prefix: string) =>
  files
    .filter((file) => file.startsWith(prefix))
    .map((file) => ({ file, ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Example) }))

function findings(example: Example) {
  const validator = validators.get(example.schema)
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
    for (const schema of validators.keys()) {
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
