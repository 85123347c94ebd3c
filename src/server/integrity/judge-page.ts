import type { InventoryScript, ScriptFinding } from '#generated/models.ts'

import type { InlineTexts } from '../http/security-headers.ts'

/** A page as a browser got it. */
export type ReceivedPage = {
  url: string
  /** by their names in lower case */
  headers: Readonly<Record<string, string | undefined>>
  html: string
}

/** What a page should be. */
export type ExpectedPage = {
  scripts: readonly InventoryScript[]
  /** headers of every answer */
  headers: Readonly<Record<string, string>>
  /** the policy of a page that was written with these scripts and styles */
  policyOf: (inline: InlineTexts) => string
}

/** Types of script elements that a browser does not run. */
const DATA = new Set(['application/json', 'application/ld+json'])
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi
const PRELOAD = /<link\b([^>]*\brel="?modulepreload\b[^>]*)>/gi
const LONGEST = 400

/**
 * Compares a page with what it should be: its headers, and each script in it with the inventory.
 *
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
      // into one without text the components write their rules
      styles: [...html.matchAll(STYLE)].map(([, text = '']) => text).concat(''),
    }),
  }
  const others = Object.entries(wanted).filter(([name, value]) => headers[name] !== value)
  return [
    ...others.map(([name]) => finding('OTHER_HEADER', url, `${name}: ${headers[name] ?? 'is not there'}`)),
    ...scripts.flatMap((script) => judgeScript(url, script, expected.scripts)),
  ]
}

export const finding = (kind: ScriptFinding['kind'], url: string, detail: string): ScriptFinding => ({
  kind,
  url: url.slice(0, LONGEST),
  detail: detail.slice(0, LONGEST),
})

type Script = { src: string | undefined; type: string | undefined; text: string }

/** Every script that a page names or holds. */
function scriptsOf(html: string): Script[] {
  const named = [...html.matchAll(SCRIPT)].map(([, attributes = '', text = '']) => ({
    src: attributeOf(attributes, 'src'),
    type: attributeOf(attributes, 'type')?.toLowerCase(),
    text,
  }))
  const preloaded = [...html.matchAll(PRELOAD)].map(([, attributes = '']) => ({
    src: attributeOf(attributes, 'href'),
    type: undefined,
    text: '',
  }))
  return [...named, ...preloaded]
}

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find((one) => one !== undefined)

function judgeScript(
  url: string,
  { src, type, text }: Script,
  inventory: readonly InventoryScript[],
): ScriptFinding[] {
  if (src !== undefined)
    return inventory.some(({ path }) => path === src) ? [] : [finding('UNKNOWN_SCRIPT', url, src)]
  if (type !== undefined && DATA.has(type)) return []
  if (type === 'importmap') return judgeMap(url, text, inventory)
  // no page has a script of its own inside
  return [finding('UNKNOWN_SCRIPT', url, text.trim())]
}

/** The hashes that a page tells its browser must be those of the inventory. */
function judgeMap(url: string, text: string, inventory: readonly InventoryScript[]): ScriptFinding[] {
  const hashes = new Map(inventory.map(({ path, integrity }) => [path, integrity]))
  const isOwn = (map: unknown): boolean =>
    typeof map === 'object' &&
    map !== null &&
    Object.keys(map).every((key) => key === 'integrity') &&
    'integrity' in map &&
    typeof map.integrity === 'object' &&
    Object.entries(map.integrity ?? {}).every(([path, hash]) => hashes.get(path) === hash)
  let map: unknown
  try {
    map = JSON.parse(text)
  } catch {
    map = undefined
  }
  return isOwn(map) ? [] : [finding('UNKNOWN_SCRIPT', url, text)]
}
