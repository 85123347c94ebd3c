import { isDeepStrictEqual } from 'node:util'

import { parsedJson } from '#domain/documents/parsed-json.ts'
import type { InventoryScript, ScriptFinding } from '#generated/models.ts'

import type { InlineTexts } from '../http/security-headers.ts'
import { partHashes } from './inventory.ts'

/** A page as received by a browser. */
export type ReceivedPage = {
  url: string
  /** names in lower case */
  headers: Readonly<Record<string, string | undefined>>
  html: string
}

/** The expected state of a page. */
export type ExpectedPage = {
  scripts: readonly InventoryScript[]
  /** headers of every response */
  headers: Readonly<Record<string, string>>
  /** the policy of a page with these inline scripts and styles */
  policyOf: (inline: InlineTexts) => string
}

/** Types of script elements that browsers do not run. */
const DATA = new Set(['application/json', 'application/ld+json'])
// a browser also ends an element at `</script x>`
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\b[^>]*>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\b[^>]*>/gi
const LINK = /<link\b([^>]*)>/gi
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const LONGEST = 400

/**
 * Checks a page's headers, and each of its scripts against the inventory.
 * @source PCI DSS 11.6.1: headers and scripts "as received by the consumer browser"
 */
export function judgePage({ url, headers, html }: ReceivedPage, expected: ExpectedPage): ScriptFinding[] {
  const scripts = scriptsOf(html)
  const maps = scripts.filter(
    ({ src, type, text }) =>
      src === undefined && type === 'importmap' && judgeMap(url, text, expected.scripts).length === 0,
  )
  const wanted = {
    ...expected.headers,
    'content-security-policy': expected.policyOf({
      scripts: maps.map(({ text }) => text),
      // components insert their rules into an empty style element
      styles: [...html.matchAll(STYLE)].map(([, text = '']) => text).concat(''),
    }),
  }
  const others = Object.entries(wanted).filter(([name, value]) => headers[name] !== value)
  return [
    ...others.map(([name]) => finding('OTHER_HEADER', url, `${name}: ${headers[name] ?? 'is not there'}`)),
    // without it a browser does not check the hashes of lazy modules
    ...(scripts.some(({ type }) => type === 'importmap') ? [] : [finding('NO_INTEGRITY', url, 'importmap')]),
    ...scripts.flatMap((script) => judgeScript(url, script, expected.scripts)),
  ]
}

export const finding = (kind: ScriptFinding['kind'], url: string, detail: string): ScriptFinding => ({
  kind,
  url: url.slice(0, LONGEST),
  detail: detail.slice(0, LONGEST),
})

type Script = {
  src: string | undefined
  type: string | undefined
  integrity: string | undefined
  text: string
}

/** All scripts that a page references or contains. */
function scriptsOf(html: string): Script[] {
  const named = [...html.matchAll(SCRIPT)].map(([, text = '', content = '']) => {
    const attributes = attributesOf(text)
    return scriptOf(attributes, attributes.get('src'), content)
  })
  const preloaded = [...html.matchAll(LINK)]
    .map(([, text = '']) => attributesOf(text))
    .filter((attributes) => /\bmodulepreload\b/i.test(attributes.get('rel') ?? ''))
    .map((attributes) => ({ ...scriptOf(attributes, attributes.get('href') ?? '', ''), type: undefined }))
  return [...named, ...preloaded]
}

const scriptOf = (
  attributes: ReadonlyMap<string, string>,
  src: string | undefined,
  text: string,
): Script => ({
  src,
  type: attributes.get('type')?.toLowerCase(),
  integrity: attributes.get('integrity'),
  text,
})

/** Of duplicate attributes a browser uses the first. */
function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', ...values] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, values.find((value) => value !== undefined) ?? '')
  }
  return attributes
}

function judgeScript(
  url: string,
  { src, type, integrity, text }: Script,
  inventory: readonly InventoryScript[],
): ScriptFinding[] {
  if (src !== undefined) {
    const known = inventory.find(({ path }) => path === src)
    if (known === undefined) return [finding('UNKNOWN_SCRIPT', url, src)]
    return integrity === known.integrity ? [] : [finding('NO_INTEGRITY', url, src)]
  }
  if (type !== undefined && DATA.has(type)) return []
  if (type === 'importmap') return judgeMap(url, text, inventory)
  // no page has an inline script of its own
  return [finding('UNKNOWN_SCRIPT', url, text.trim())]
}

/** The hashes in a page must equal those of the inventory, and be complete. */
function judgeMap(url: string, text: string, inventory: readonly InventoryScript[]): ScriptFinding[] {
  return isDeepStrictEqual(parsedJson(text), { integrity: partHashes(inventory) })
    ? []
    : [finding('UNKNOWN_SCRIPT', url, text)]
}
