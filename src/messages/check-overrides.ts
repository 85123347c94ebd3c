import { nearName } from '#domain/documents/near-name.ts'

import { catalogue } from './catalogue.ts'

/** A fault in a tenant's text file: stable code, JSON path, what was found and what was expected. */
export type MessageFinding = {
  readonly code: 'unknown-key' | 'not-a-text' | 'unknown-placeholder'
  readonly path: string
  readonly found: string
  readonly expected: string
  /** the key that was probably meant */
  readonly near?: string
}

const PLACEHOLDER = /\{(\w+)\}/g

/**
 * Validates a tenant's text overrides: every key must exist, and every value must be a text with only the placeholders
 * of the text it replaces. Omitting a placeholder is allowed.
 */
export function checkOverrides(overrides: Readonly<Record<string, unknown>>): MessageFinding[] {
  const texts: Readonly<Record<string, string>> = catalogue
  return Object.entries(overrides).flatMap(([key, value]): MessageFinding[] => {
    if (key === '$schema') return []
    const path = `$[${JSON.stringify(key)}]`
    const original = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (original === undefined) {
      const near = nearName(key, Object.keys(texts))
      return [
        {
          code: 'unknown-key',
          path,
          found: `'${key}'`,
          expected: 'a key of src/messages',
          ...(near !== undefined && { near }),
        },
      ]
    }
    if (typeof value !== 'string') {
      return [{ code: 'not-a-text', path, found: JSON.stringify(value), expected: 'a text' }]
    }
    const allowed = placeholdersIn(original)
    return placeholdersIn(value)
      .filter((name) => !allowed.includes(name))
      .map((name) => ({
        code: 'unknown-placeholder',
        path,
        found: `{${name}}`,
        expected: allowed.length === 0 ? 'no placeholder' : allowed.map((each) => `{${each}}`).join(', '),
      }))
  })
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')
}
