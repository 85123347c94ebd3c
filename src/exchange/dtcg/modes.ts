import { isRecord } from '#domain/documents/is-record.ts'
import type { ThemeMode } from '#domain/color/theme-finding.ts'

import type { TokenNotes } from './token-notes.ts'
import { partAt, readTokens, type Tokens } from './token-tree.ts'

/** The tokens of each appearance. `dark` is the same as `light` where the source knows only one. */
export type Modes = Readonly<Record<ThemeMode, Tokens>>

type Json = Readonly<Record<string, unknown>>

const WORDS: Readonly<Record<ThemeMode, RegExp>> = {
  light: /^(?:light|claro|day|d[ií]a)$|(?:^|[^a-z])(?:light|claro)(?:$|[^a-z])/i,
  dark: /^(?:dark|oscuro|night|noche)$|(?:^|[^a-z])(?:dark|oscuro)(?:$|[^a-z])/i,
}
const MODES = ['light', 'dark'] as const

/**
 * The tokens of light and dark: by the contexts of a resolver document, or by `mode` and `modes` extensions beside the
 * values of a token file.
 * @param files - the files that a resolver names, by the path it gives
 * @param notes - take the parts that are not used
 * @source DTCG Resolver Module 2025.10, "Sets", "Modifiers", "Resolution order"
 */
export function readModes(document: unknown, files: ReadonlyMap<string, unknown>, notes: TokenNotes): Modes {
  if (isRecord(document) && Array.isArray(document['resolutionOrder']))
    return {
      light: compose(document, 'light', files, notes),
      dark: compose(document, 'dark', files, notes),
    }
  const light = readTokens(document, '')
  const dark: Tokens = new Map()
  for (const [path, token] of light) {
    const own = modeValues(token.extensions, 0)
    for (const what of own?.others ?? []) notes.add('other-context', token.place, what)
    if (own?.light !== undefined) light.set(path, { ...token, value: own.light })
    dark.set(path, own?.dark === undefined ? (light.get(path) ?? token) : { ...token, value: own.dark })
  }
  return { light, dark }
}

/** Paths of the files that a resolver names, to be read beside it. */
export function namedFiles(document: unknown): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isRecord(value)) return undefined
    const reference = value['$ref']
    if (typeof reference === 'string' && !reference.startsWith('#')) found.add(reference.split('#')[0] ?? '')
    return Object.values(value).forEach(visit)
  }
  if (isRecord(document) && Array.isArray(document['resolutionOrder'])) visit(document)
  return [...found]
}

function compose(
  document: Json,
  mode: ThemeMode,
  files: ReadonlyMap<string, unknown>,
  notes: TokenNotes,
): Tokens {
  const tokens: Tokens = new Map()
  const order = document['resolutionOrder'] as unknown[]
  for (const [index, entry] of order.entries()) {
    const part = isRecord(entry) ? pointed(document, entry) : undefined
    const at = `$.resolutionOrder[${index}]`
    if (!isRecord(part)) notes.add('alias-broken', at, JSON.stringify(entry))
    else for (const [place, source] of sourcesOf(part, mode, at, notes)) readSource(source, place)
  }
  return tokens

  function readSource(source: unknown, place: string): void {
    const reference = isRecord(source) ? source['$ref'] : undefined
    if (typeof reference !== 'string') {
      readTokens(source, place, tokens)
      return
    }
    if (reference.startsWith('#')) {
      const set = pointed(document, { $ref: reference })
      const inner = isRecord(set) && Array.isArray(set['sources']) ? (set['sources'] as unknown[]) : []
      if (inner.length === 0) notes.add('alias-broken', place, reference)
      for (const one of inner) if (isRecord(one) && one['$ref'] !== reference) readSource(one, place)
      return
    }
    const [path = ''] = reference.split('#')
    const file = files.get(path)
    if (file === undefined) notes.add('missing-file', place, reference)
    else readTokens(file, path.replace(/^\.\//, ''), tokens)
  }
}

/** The sources of a set, or of the context of a modifier that fits the mode. */
function sourcesOf(part: Json, mode: ThemeMode, at: string, notes: TokenNotes): [string, unknown][] {
  const list = (sources: unknown, place: string): [string, unknown][] =>
    Array.isArray(sources) ? sources.map((source: unknown, index) => [`${place}[${index}]`, source]) : []
  if (Array.isArray(part['sources'])) return list(part['sources'], `${at}.sources`)
  const contexts = isRecord(part['contexts']) ? part['contexts'] : {}
  const names = Object.keys(contexts)
  const used = MODES.map((one) => chosenContext(names, part['default'], one))
  for (const name of names) if (!used.includes(name)) notes.add('other-context', `${at}.contexts`, name)
  const chosen = chosenContext(names, part['default'], mode)
  return chosen === undefined ? [] : list(contexts[chosen], `${at}.contexts.${chosen}`)
}

function chosenContext(names: readonly string[], standard: unknown, mode: ThemeMode): string | undefined {
  const fitting = names.filter((name) => WORDS[mode].test(name)).toSorted((a, b) => a.length - b.length)
  return fitting[0] ?? names.find((name) => name === standard) ?? names[0]
}

/** What a reference inside of the document stands for; anything else stands for itself. */
function pointed(document: Json, entry: Json): unknown {
  const reference = entry['$ref']
  if (typeof reference !== 'string') return entry
  return partAt(document, /^#\/?(.+)$/.exec(reference)?.[1]?.split('/') ?? [])
}

type ModeValues = Partial<Record<ThemeMode, unknown>> & { others: readonly string[] }

/** `mode` or `modes` with light and dark, at any depth of the extensions of a vendor, and the names of other modes there. */
function modeValues(value: unknown, depth: number): ModeValues | undefined {
  if (!isRecord(value) || depth > 3) return undefined
  for (const key of ['mode', 'modes']) {
    const found = value[key]
    if (!isRecord(found)) continue
    const names = Object.keys(found)
    const [light, dark] = MODES.map((mode) => names.find((one) => WORDS[mode].test(one)))
    const others = names.filter((name) => name !== light && name !== dark)
    const at = (name: string | undefined) => (name === undefined ? undefined : found[name])
    if (at(light) !== undefined || at(dark) !== undefined) return { light: at(light), dark: at(dark), others }
    // One mode alone is how the value of the token itself is called.
    if (names.length > 1) return { others }
  }
  for (const inner of Object.values(value)) {
    const found = modeValues(inner, depth + 1)
    if (found) return found
  }
  return undefined
}
