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

type Kept = Map<string, string>

const storeOf = (kept: Kept): TextStore => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
  removeItem: (key) => void kept.delete(key),
})

/** Keeps things for as long as `kept` lives: tests, and browsers that forbid storage. */
export const memoryStorage = (log: Log = () => undefined, kept: Kept = new Map()): Storage =>
  textStorage(storeOf(kept), log)

/** What the browser's stores did not take is there for as long as the page lives, whoever asks for it. */
const NOT_TAKEN = { local: new Map(), session: new Map() } satisfies Record<string, Kept>

/**
 * The browser's local storage; memory where a browser denies it, and for what it has no room for.
 *
 * @param log - told about everything that was ignored or refused
 */
export function browserStorage(log: Log = () => undefined): Storage {
  return storageOf(() => window.localStorage, NOT_TAKEN.local, log)
}

/** Like {@link browserStorage}, for what lasts as long as the tab. */
export function browserSessionStorage(log: Log = () => undefined): Storage {
  return storageOf(() => window.sessionStorage, NOT_TAKEN.session, log)
}

/**
 * Storage over whatever `open` gives; browsers that deny storage throw on the mere mention of it.
 *
 * @param notTaken - keeps what the store refuses
 */
export function storageOf(open: () => TextStore, notTaken: Kept, log: Log = () => undefined): Storage {
  try {
    const store = open()
    const taking: TextStore = {
      getItem: (key) => notTaken.get(key) ?? store.getItem(key),
      setItem: (key, text) => {
        notTaken.set(key, text)
        store.setItem(key, text)
        notTaken.delete(key)
      },
      removeItem: (key) => {
        notTaken.delete(key)
        store.removeItem(key)
      },
    }
    return textStorage(taking, log, storagePrefix(window.location.pathname))
  } catch {
    log('storage: this browser keeps nothing')
    return memoryStorage(log, notTaken)
  }
}
