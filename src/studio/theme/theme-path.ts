import { isRecord } from '#domain/documents/is-record.ts'

/** Where a value of theme.json stands: `['colorConfig', 'lightMainColor']`. */
export type ThemePath = readonly string[]

type Tree = { readonly [key: string]: unknown }

/** Own values only: a file may name anything. */
const own = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** The value at a path, undefined where there is none. */
export function valueAt(theme: object, path: ThemePath): unknown {
  return path.reduce<unknown>(own, theme)
}

/**
 * A copy with another value at a path; undefined takes the key out, and a group that becomes empty with it.
 * @returns the very same object when nothing changes
 */
export function withValue<Theme extends object>(theme: Theme, path: ThemePath, value: unknown): Theme {
  if (valueAt(theme, path) === value) return theme
  return (put(theme, path, value) ?? {}) as Theme
}

function put(tree: unknown, [key, ...rest]: ThemePath, value: unknown): Tree | undefined {
  const base = isRecord(tree) ? tree : {}
  if (key === undefined) return base
  const next = rest.length === 0 ? value : put(base[key], rest, value)
  if (next !== undefined) return { ...base, [key]: next }
  const others = Object.fromEntries(Object.entries(base).filter(([name]) => name !== key))
  return Object.keys(others).length === 0 ? undefined : others
}

/** The name of a path in messages and as an id: `colorConfig.lightMainColor`. */
export const pathName = (path: ThemePath): string => path.join('.')

/** A path as one text that no other path has: a key may hold any sign, so a joint alone tells them not apart. */
export const pathKey = (path: ThemePath): string => JSON.stringify(path)
