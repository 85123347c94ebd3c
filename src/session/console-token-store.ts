import { browserStorage, type Storage } from '#platform/storage.ts'

const VERSION = 1
const isToken = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The token of a venue's console on this device, for each venue apart. @param alias - of the branch contact */
export function consoleTokenStore(alias: string, storage: Storage = browserStorage()) {
  const key = `console.${alias}`
  return {
    read: () => storage.read(key, VERSION, isToken),
    keep: (token: string) => storage.write(key, VERSION, token),
    forget: () => storage.remove(key),
  }
}
