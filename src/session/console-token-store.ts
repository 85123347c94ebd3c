import { browserStorage, type Storage } from '#platform/storage.ts'

const VERSION = 1
const isToken = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The token of a venue's console on this device, for each venue apart. */
export interface ConsoleTokenStore {
  read(): string | undefined
  keep(token: string): void
  forget(): void
}

/** @param alias - of the branch contact */
export function consoleTokenStore(alias: string, storage: Storage = browserStorage()): ConsoleTokenStore {
  const key = `console.${alias}`
  return {
    read: () => storage.read(key, VERSION, isToken),
    keep: (token) => storage.write(key, VERSION, token),
    forget: () => storage.remove(key),
  }
}
