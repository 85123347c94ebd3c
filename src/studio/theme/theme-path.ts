import { isRecord } from '#domain/documents/is-record.ts'

/** Path of a value in theme.json: `['colorConfig', 'lightMainColor']`. */
export type ThemePath = readonly string[]

type Tree = { readonly [key: string]: unknown }

/** Own properties only: a file may contain any key. */
const own = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** The value at a path; undefined without one. */
export function valueAt(theme: object, path: ThemePath): unknown {
  return path.reduce<unknown>(own, theme)
}

/**
 * A copy with another value at a path; undefined removes the key, and a group that becomes empty.
 * @returns the same object when nothing changes
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

/** A path as a unique text: a key may contain any character, so joining with a separator would be ambiguous. */
export const pathKey = (path: ThemePath): string => JSON.stringify(path)
