import { browserSessionStorage } from '#platform/storage.ts'

const KEY = 'closed-notice'
const VERSION = 1

const isAliases = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((alias) => typeof alias === 'string')

/**
 * Whether this visit has still to be told that a venue is closed; from now on it has been.
 * @source requirements HOURS-03
 */
export function takeClosedNotice(alias: string): boolean {
  const storage = browserSessionStorage()
  const told = storage.read(KEY, VERSION, isAliases) ?? []
  if (told.includes(alias)) return false
  storage.write(KEY, VERSION, [...told, alias])
  return true
}
