import type { ThemeMode } from '#domain/color/theme-finding.ts'
import { isRecord } from '#domain/documents/is-record.ts'
import { namesOf, type Token, type Tokens } from './token-tree.ts'

/** A token after all aliases, and which tokens led to its value. */
export type ReadToken = Omit<Token, 'extensions'> & { through: readonly string[] }

/** The tokens of both appearances, by their path. */
export type ReadModes = Readonly<Record<ThemeMode, ReadonlyMap<string, ReadToken>>>

/** Why an alias leads nowhere. */
type LostAlias = 'alias-broken' | 'alias-circle'

type Json = Readonly<Record<string, unknown>>

/** Longest way from alias to value, and deepest composite value. */
const MAX_STEPS = 64

/**
 * A token with all aliases of its value followed: those that are the whole value, those inside of composite values, in
 * braces or as JSON pointers, to whole tokens or to a part of one.
 * @source DTCG Format Module 2025.10, "Aliases / References"; circular ones have no value
 */
export function resolveToken(token: Token, tokens: Tokens): ReadToken | LostAlias {
  const { path, place, type } = token
  const through = new Set<string>([path])
  const found = follow(token.value, tokens, through, 0)
  if (typeof found === 'string') return found
  const list = [...through]
  const last = list.map((one) => tokens.get(one)?.type).findLast((one) => one !== undefined)
  return { path, place, type: type ?? last, value: found.value, through: list }
}

type Found = { value: unknown } | LostAlias

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
