import { browserStorage, type Storage } from '#platform/storage.ts'

const VERSION = 1
const isToken = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The token of a venue's console on this device, for each venue apart. @param alias - of the branch contact */
export function consoleTokenStore(alias: string, storage: Storage = browserStorage()) {
  const key = `console.${alias}`
  const read = () => storage.read(key, VERSION, isToken)
  const forget = () => storage.remove(key)
  return {
    read,
    keep: (token: string) => storage.write(key, VERSION, token),
    /** A token opens nothing any more; one that was typed since then, in another tab, stays. */
    expire: (token: string) => {
      if (read() === token) forget()
    },
    forget,
  }
}
