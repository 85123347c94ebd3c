import { browserStorage, type Storage } from '#platform/storage.ts'

const VERSION = 1
const isToken = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The token of a venue's console on this device, one per venue. @param alias - of the branch contact */
export function consoleTokenStore(alias: string, storage: Storage = browserStorage()) {
  const key = `console.${alias}`
  const read = () => storage.read(key, VERSION, isToken)
  const forget = () => storage.remove(key)
  return {
    read,
    keep: (token: string) => storage.write(key, VERSION, token),
    /** Removes an invalid token; one that another tab has stored since then stays. */
    expire: (token: string) => {
      if (read() === token) forget()
    },
    forget,
  }
}
