import { markIn } from '#domain/studio/draft-mark.ts'

/** What a text that was kept must be. */
export const isText = (value: unknown): value is string => typeof value === 'string'

/** Where things of this device are kept, as versioned envelopes. Nothing here ever throws. */
export interface Storage {
  /**
   * What was kept under a name.
   *
   * @param version - the version this program writes; anything else is ignored and logged
   * @param is - judges the content; content edited by hand is ignored and logged
   */
  read<T>(name: string, version: number, is: (value: unknown) => value is T): T | undefined
  write(name: string, version: number, value: unknown): void
  remove(name: string): void
  /** The same place, text by text, for what has a form of its own. */
  texts: TextStore
}

/** The part of the browser's storage that is used, so that tests and private windows can do without. */
export interface TextStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

type Log = (message: string) => void
type Envelope = { readonly version?: unknown; readonly value?: unknown }

/**
 * How the keys of a page begin. A draft has its own: who looks at one finds what they keep of the brand as it was.
 *
 * @param path - address of the page; a mark's tilde may be percent-encoded
 */
export function storagePrefix(path: string): string {
  const mark = markIn(path.replaceAll(/%7e/gi, '~'))
  return mark ? `vitrina.~${mark}.` : 'vitrina.'
}

/** Storage over a text store; a full, forbidden or damaged store is as good as an empty one. */
export function textStorage(store: TextStore, log: Log, prefix = storagePrefix('')): Storage {
  const attempt = <T>(what: string, act: () => T): T | undefined => {
    try {
      return act()
    } catch (error) {
      log(`storage: ${what}: ${String(error)}`)
      return undefined
    }
  }
  const texts: TextStore = {
    getItem: (name) => attempt(`reading '${name}'`, () => store.getItem(prefix + name)) ?? null,
    setItem: (name, text) => attempt(`writing '${name}'`, () => store.setItem(prefix + name, text)),
    removeItem: (name) => attempt(`removing '${name}'`, () => store.removeItem(prefix + name)),
  }
  return {
    texts,
    read: (name, version, is) => {
      const text = texts.getItem(name)
      if (text === null) return undefined
      // what is no object has neither
      const envelope = Object(attempt(`parsing '${name}'`, () => JSON.parse(text) as unknown)) as Envelope
      if (envelope.version !== version || !is(envelope.value)) {
        log(`storage: '${name}' is not of version ${version}`)
        return undefined
      }
      return envelope.value
    },
    write: (name, version, value) => texts.setItem(name, JSON.stringify({ version, value })),
    remove: texts.removeItem,
  }
}

/** Keeps nothing: the server's side, where no diner has a device. */
export const emptyStorage: Storage = {
  read: () => undefined,
  write: () => undefined,
  remove: () => undefined,
  texts: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
}

/** Keeps things for as long as the page lives: tests, and browsers that forbid storage. */
export function memoryStorage(log: Log = () => undefined): Storage {
  const kept = new Map<string, string>()
  return textStorage(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    log,
  )
}

/**
 * The browser's local storage, or memory where a browser denies it.
 *
 * @param log - told about everything that was ignored or refused
 */
export function browserStorage(log: Log = () => undefined): Storage {
  return storageOf(() => window.localStorage, log)
}

/** Like {@link browserStorage}, for what lasts as long as the tab. */
export function browserSessionStorage(log: Log = () => undefined): Storage {
  return storageOf(() => window.sessionStorage, log)
}

/** Storage over whatever `open` gives; browsers that deny storage throw on the mere mention of it. */
export function storageOf(open: () => TextStore, log: Log): Storage {
  try {
    return textStorage(open(), log, storagePrefix(window.location.pathname))
  } catch {
    log('storage: this browser keeps nothing')
    return memoryStorage(log)
  }
}
