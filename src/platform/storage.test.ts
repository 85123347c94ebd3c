import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isText, memoryStorage, storageOf, textStorage, type TextStore } from './storage.ts'

test('what was written is read back, and gone once removed', () => {
  const storage = memoryStorage()
  storage.write('name', 1, 'Ana')
  expect(storage.read('name', 1, isText)).toBe('Ana')
  storage.remove('name')
  expect(storage.read('name', 1, isText)).toBeUndefined()
})

test.each([
  ['another version', '{"version":9,"value":"Ana"}'],
  ['another type', '{"version":1,"value":5}'],
  ['no envelope', '"Ana"'],
  ['broken JSON', '{"version":1,'],
])('%s is ignored with a log', (_what, text) => {
  const log = vi.fn()
  const store: TextStore = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined }
  expect(textStorage(store, log).read('name', 1, isText)).toBeUndefined()
  expect(log).toHaveBeenCalled()
})

test('a store that refuses everything is as good as an empty one', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const log = vi.fn()
  const storage = textStorage({ getItem: refuse, setItem: refuse, removeItem: refuse }, log)
  storage.write('name', 1, 'Ana')
  storage.remove('name')
  expect(storage.read('name', 1, isText)).toBeUndefined()
  expect(log).toHaveBeenCalledTimes(3)
})

describe('a browser’s store', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { location: { pathname: '/' } })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('a browser that throws on the mere mention of storage gets memory, the same whoever asks', () => {
    const log = vi.fn()
    const notTaken = new Map<string, { text: string; held: string | null }>()
    const denied = () =>
      storageOf(
        () => {
          throw new DOMException('denied', 'SecurityError')
        },
        notTaken,
        log,
      )
    denied().write('name', 1, 'Ana')
    expect(denied().read('name', 1, isText)).toBe('Ana')
    expect(log).toHaveBeenCalledWith('storage: this browser keeps nothing')
  })

  /** A store with room for this many texts under other names. */
  function fullStore(room: number) {
    const kept = new Map<string, string>()
    let isFull = false
    const store: TextStore = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => {
        if (isFull || (kept.size >= room && !kept.has(key)))
          throw new DOMException('full', 'QuotaExceededError')
        kept.set(key, text)
      },
      removeItem: (key) => void kept.delete(key),
    }
    const notTaken = new Map<string, { text: string; held: string | null }>()
    return { kept, fill: () => (isFull = true), open: () => storageOf(() => store, notTaken) }
  }
  test('what a full one has no room for is there for as long as the page lives, whoever asks', () => {
    const { open, kept } = fullStore(0)
    open().write('name', 1, 'Ana')
    expect(open().read('name', 1, isText)).toBe('Ana')
    open().remove('name')
    expect(open().read('name', 1, isText)).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  test('what it takes is its own: another tab may change it', () => {
    const { open, kept } = fullStore(1)
    open().write('name', 1, 'Ana')
    expect(kept.size).toBe(1)
    kept.set('vitrina.name', JSON.stringify({ version: 1, value: 'Eva' }))
    expect(open().read('name', 1, isText)).toBe('Eva')
  })

  test.each([
    [
      'written',
      (kept: Map<string, string>) => kept.set('vitrina.name', JSON.stringify({ version: 1, value: 'Eva' })),
      'Eva',
    ],
    ['removed', (kept: Map<string, string>) => kept.delete('vitrina.name'), undefined],
  ])('what was refused here is over once another tab has %s it', (_what, act, read) => {
    const { open, kept, fill } = fullStore(1)
    open().write('name', 1, 'Ana')
    fill()
    open().write('name', 1, 'Ana María')
    expect(open().read('name', 1, isText)).toBe('Ana María')
    const before = kept.get('vitrina.name')
    act(kept)
    expect(open().read('name', 1, isText)).toBe(read)
    kept.set('vitrina.name', before ?? '')
    expect(open().read('name', 1, isText)).toBe('Ana')
  })

  test('once there is room again, it is kept there', () => {
    const { open, kept } = fullStore(1)
    open().write('name', 1, 'Ana')
    open().write('phone', 1, '11')
    open().remove('name')
    open().write('phone', 1, '12')
    expect([...kept.keys()]).toEqual(['vitrina.phone'])
    expect(open().read('phone', 1, isText)).toBe('12')
  })
})
