import { browserSessionStorage, isText } from '#platform/storage.ts'

const KEY = 'told'
const VERSION = 1

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

/**
 * Whether something has still to be told of a venue in this visit; from now on it has been.
 * @source requirements HOURS-03, ADDR-05
 */
export function tellOnce(alias: string, what: 'closed' | 'no-address'): boolean {
  const storage = browserSessionStorage()
  const told = storage.read(KEY, VERSION, isTexts) ?? []
  const entry = `${alias} ${what}`
  if (told.includes(entry)) return false
  storage.write(KEY, VERSION, [...told, entry])
  return true
}
