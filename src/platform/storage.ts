import { markIn } from '#domain/studio/draft-mark.ts'

/** Validates a stored text. */
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Whether a stored value has texts under these names. */
export const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  names.every((name) => isText((Object(value) as Record<string, unknown>)[name]))

/** Storage of this device, as versioned envelopes. Nothing here ever throws. */
export interface Storage {
  /**
   * Reads a stored value.
   * @param version - the version this program writes; anything else is ignored and logged
   * @param is - validates the content; content edited by hand is ignored and logged
   */
  read<T>(name: string, version: number, is: (value: unknown) => value is T): T | undefined
  write(name: string, version: number, value: unknown): void
  remove(name: string): void
  /** The same storage as plain texts, for data with a format of its own. */
  texts: TextStore
}

/** The part of the browser's storage that is used, so that tests and private windows can replace it. */
export interface TextStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

type Log = (message: string) => void
type Envelope = { readonly version?: unknown; readonly value?: unknown }

/**
 * Key prefix of a page. A draft has its own, so that its preview leaves the stored data of the brand untouched.
 * @param path - address of the page; a mark's tilde may be percent-encoded
 */
export function storagePrefix(path: string): string {
  const mark = markIn(path.replaceAll(/%7e/gi, '~'))
  return mark ? `vitrina.~${mark}.` : 'vitrina.'
}

/** Storage over a text store; a full, forbidden or damaged store acts like an empty one. */
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
      // non-objects have neither
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

/** Stores nothing: for the server, which has no device storage. */
export const emptyStorage: Storage = {
  read: () => undefined,
  write: () => undefined,
  remove: () => undefined,
  texts: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
}

/** Stores in memory: for tests, and where there is no browser. */
export function memoryStorage(log: Log = () => undefined): Storage {
  const kept = new Map<string, string>()
  return textStorage(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    },
    log,
  )
}

/** Values a store refused, with its content at that time: once the content differs, another page has written. */
type NotTaken = Map<string, { text: string; held: string | null }>

/** Refused values stay in memory for the life of the page, shared by all callers. */
function browserStore(name: 'localStorage' | 'sessionStorage') {
  const notTaken: NotTaken = new Map()
  return (log: Log = () => undefined): Storage =>
    typeof window === 'undefined' ? memoryStorage(log) : storageOf(() => window[name], notTaken, log)
}

/**
 * The browser's local storage; memory where a browser denies it, and for what does not fit.
 * @param log - called for everything that was ignored or refused
 */
export const browserStorage = browserStore('localStorage')

/** Like {@link browserStorage}, for the life of the tab. */
export const browserSessionStorage = browserStore('sessionStorage')

/**
 * Storage over the result of `open`, which runs lazily: browsers that deny storage throw on access.
 * @param notTaken - holds what the store refuses
 */
export function storageOf(open: () => TextStore, notTaken: NotTaken, log: Log = () => undefined): Storage {
  let store: TextStore | undefined
  try {
    store = open()
  } catch {
    log('storage: this browser keeps nothing')
  }
  const heldAt = (key: string) => store?.getItem(key) ?? null
  const texts: TextStore = {
    getItem: (key) => {
      const held = heldAt(key)
      const kept = notTaken.get(key)
      if (kept?.held === held) return kept.text
      notTaken.delete(key)
      return held
    },
    setItem: (key, text) => {
      notTaken.set(key, { text, held: heldAt(key) })
      if (!store) return
      store.setItem(key, text)
      notTaken.delete(key)
    },
    removeItem: (key) => {
      notTaken.delete(key)
      store?.removeItem(key)
    },
  }
  return textStorage(texts, log, storagePrefix(window.location.pathname))
}
