import { isRecord } from '#domain/documents/is-record.ts'
import { namesOf, type Token, type Tokens } from './token-tree.ts'

/** What an alias leads to, the tokens on the way, or why it leads nowhere. */
export type Resolved =
  | { ok: true; value: unknown; type: string | undefined; through: readonly string[] }
  | { ok: false; code: 'alias-broken' | 'alias-circle' }

type Json = Readonly<Record<string, unknown>>

/** Longest way from alias to value, and deepest composite value. */
const MAX_STEPS = 64

/**
 * The value of a token with all aliases followed: those that are the whole value, those inside of composite values, in
 * braces or as JSON pointers, to whole tokens or to a part of one.
 * @source DTCG Format Module 2025.10, "Aliases / References"; circular ones have no value
 */
export function resolveToken(token: Token, tokens: Tokens): Resolved {
  const through = new Set<string>([token.path])
  const found = follow(token.value, tokens, through, 0)
  if (typeof found === 'string') return { ok: false, code: found }
  const list = [...through]
  const last = list.map((path) => tokens.get(path)?.type).findLast((type) => type !== undefined)
  return { ok: true, value: found.value, type: token.type ?? last, through: list }
}

type Found = { value: unknown } | 'alias-broken' | 'alias-circle'

function follow(value: unknown, tokens: Tokens, through: Set<string>, depth: number): Found {
  if (depth > MAX_STEPS) return 'alias-circle'
  const reference = typeof value === 'string' ? value : isRecord(value) ? value['$ref'] : undefined
  const names = typeof reference === 'string' ? namesOf(reference) : undefined
  if (names !== undefined) return followTo(names, tokens, through, depth)
  if (typeof reference === 'string' && isRecord(value)) return 'alias-broken'
  if (Array.isArray(value)) return inside(value, (one) => follow(one, tokens, through, depth + 1))
  if (!isRecord(value)) return { value }
  const keys = Object.keys(value)
  const parts = inside(Object.values(value), (one) => follow(one, tokens, through, depth + 1))
  if (typeof parts === 'string') return parts
  return { value: Object.fromEntries(keys.map((key, index) => [key, (parts.value as unknown[])[index]])) }
}

function inside(list: readonly unknown[], each: (one: unknown) => Found): Found {
  const values: unknown[] = []
  for (const one of list) {
    const found = each(one)
    if (typeof found === 'string') return found
    values.push(found.value)
  }
  return { value: values }
}

function followTo(names: readonly string[], tokens: Tokens, through: Set<string>, depth: number): Found {
  const target = targetOf(names, tokens)
  if (target === undefined) return 'alias-broken'
  const { token, rest } = target
  // A part of the token itself is no circle; the same whole token again is.
  if (rest.length === 0 && through.has(token.path)) return 'alias-circle'
  through.add(token.path)
  let value: unknown = token.value
  for (const name of rest) {
    const found = follow(value, tokens, through, depth + 1)
    if (typeof found === 'string') return found
    const at = found.value
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return 'alias-broken'
    value = (at as Json)[name]
  }
  return follow(value, tokens, through, depth + 1)
}

/** The token that a path names, and what of its value: `a.b`, `a.b.$root`, `a.b.$value.components.0`. */
function targetOf(names: readonly string[], tokens: Tokens): { token: Token; rest: string[] } | undefined {
  for (let length = names.length; length > 0; length -= 1) {
    const path = names
      .slice(0, length)
      .filter((name) => name !== '$root')
      .join('.')
    const token = tokens.get(path)
    const rest = names.slice(length).filter((name) => name !== '$value')
    if (token && (names[length] === '$value' || rest.length === 0)) return { token, rest }
  }
  return undefined
}
