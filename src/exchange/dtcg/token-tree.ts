import { isRecord } from '#domain/documents/is-record.ts'

/** One token as a file declares it. */
export type Token = {
  /** names from the outermost group, joined by dots; the `$root` of a group is the group itself */
  path: string
  type: string | undefined
  value: unknown
  /** what stands beside the value under `$extensions` */
  extensions: unknown
  /** file and JSON path, for notes */
  place: string
}

/** Tokens by their path. */
export type Tokens = Map<string, Token>

type Json = Readonly<Record<string, unknown>>

/** Deepest chain of groups that extend each other, and of groups in groups. */
const MAX_DEPTH = 64

/**
 * The tokens of a file, with the types they inherit from their groups, and the tokens of the groups that those extend.
 * @param name - of the file, for notes
 * @source DTCG Format Module 2025.10, "Groups": `$type`, `$root`, `$extends`; a token of its own hides an inherited one
 */
export function readTokens(document: unknown, name: string, into: Tokens = new Map()): Tokens {
  if (isRecord(document)) readGroup(document, { document, name, into, names: [], at: '$', depth: 0 })
  return into
}

type Place = {
  document: Json
  name: string
  into: Tokens
  names: readonly string[]
  at: string
  type?: string
  depth: number
}

function readGroup(group: Json, place: Place): void {
  if (place.depth > MAX_DEPTH) return
  const own = group['$type']
  const type = typeof own === 'string' ? own : place.type
  const extended = groupOf(place.document, group['$extends'] ?? (isToken(group) ? undefined : group['$ref']))
  if (extended && extended !== group) readGroup(extended, { ...place, type, depth: place.depth + 1 })
  for (const [key, child] of Object.entries(group)) {
    if (!isRecord(child) || (key.startsWith('$') && key !== '$root')) continue
    const names = key === '$root' ? place.names : [...place.names, key]
    const at = `${place.at}${/^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`}`
    const inner: Place = { ...place, names, at, type, depth: place.depth + 1 }
    if (isToken(child)) {
      const path = names.join('.')
      const stated = child['$type']
      place.into.set(path, {
        path,
        type: typeof stated === 'string' ? stated : (inner.type ?? place.into.get(path)?.type),
        value: Object.hasOwn(child, '$value') ? child['$value'] : { $ref: child['$ref'] },
        extensions: child['$extensions'],
        place: place.name === '' ? at : `${place.name} ${at}`,
      })
    } else readGroup(child, inner)
  }
}

/** A token has a value; one that is only a reference to another has `$ref` and no children. */
const isToken = (value: Json): boolean =>
  Object.hasOwn(value, '$value') ||
  (Object.hasOwn(value, '$ref') && Object.keys(value).every((key) => key.startsWith('$') && key !== '$root'))

/** The group that `{a.b}`, `#/a/b` or `{ "$ref": "#/a/b" }` names. */
function groupOf(document: Json, reference: unknown): Json | undefined {
  const text = isRecord(reference) ? reference['$ref'] : reference
  if (typeof text !== 'string') return undefined
  const names = namesOf(text)
  const found = names && partAt(document, names)
  return isRecord(found) ? found : undefined
}

/** What lies inside of a document, by the names that lead there. */
export const partAt = (document: Json, names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    document,
  )

/** The names of an alias in braces or a JSON pointer. @source RFC 6901 for pointers */
export function namesOf(reference: string): string[] | undefined {
  const alias = /^\{([^{}]+)\}$/.exec(reference.trim())?.[1]
  if (alias !== undefined) return alias.split('.')
  if (!reference.startsWith('#/')) return undefined
  return reference
    .slice(2)
    .split('/')
    .map((name) => decoded(name).replaceAll('~1', '/').replaceAll('~0', '~'))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
