import { browserSessionStorage, isText } from '#platform/storage.ts'

const KEY = 'told'
const VERSION = 1

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

/**
 * Whether a venue's notice is still to be shown in this visit; marks it as shown.
 * @source requirements HOURS-03, ADDR-05
 */
export function claimNotice(alias: string, what: 'closed' | 'no-address'): boolean {
  const storage = browserSessionStorage()
  const shown = storage.read(KEY, VERSION, isTexts) ?? []
  const entry = `${alias} ${what}`
  if (shown.includes(entry)) return false
  storage.write(KEY, VERSION, [...shown, entry])
  return true
}
