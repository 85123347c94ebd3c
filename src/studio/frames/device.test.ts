import { afterEach, expect, test, vi } from 'vitest'

import { isText, storagePrefix, textStorage } from '#platform/storage.ts'
import { asDevice, forgetDrafts } from './device.ts'

const path = (sign: string) => `/menu/la-esquina~${sign.repeat(40)}/carta`

/** A browser's storage, and whatever was done to it. */
function fakeStore(kept: Readonly<Record<string, string>>) {
  const items = new Map(Object.entries(kept))
  const touched: string[] = []
  return {
    items,
    touched,
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      touched.push(key)
      items.set(key, value)
    },
    removeItem: (key: string) => {
      touched.push(key)
      items.delete(key)
    },
  }
}

const own = { 'vitrina.cart': 'mine', other: 'theirs' }
function setUp() {
  const [local, session] = [fakeStore(own), fakeStore({ 'vitrina.form': 'mine' })]
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  return { local, session }
}
afterEach(() => vi.unstubAllGlobals())
const cart = { key: 'vitrina.cart', value: JSON.stringify({ version: 1, value: 'sample' }) }
/** The cart that a page of this address finds. */
const found = (store: ReturnType<typeof fakeStore>, at: string) =>
  textStorage(store, () => undefined, storagePrefix(at)).read('cart', 1, isText)

test('a page of a draft finds the memory of its state, and what this browser keeps is never touched', async () => {
  const stores = setUp()
  const seen = await asDevice(path('a'), [cart], async () => found(stores.local, path('a')))
  expect(seen).toBe('sample')
  expect([...stores.local.items]).toEqual(Object.entries(own))
  expect([...stores.session.items]).toEqual([['vitrina.form', 'mine']])
  const touched = [...stores.local.touched, ...stores.session.touched]
  expect(touched.length).toBeGreaterThan(0)
  expect(touched.every((key) => key.startsWith(`vitrina.~${'a'.repeat(40)}.`))).toBe(true)
})

test('pages of one draft start one after the other, those of another at once', async () => {
  const stores = setUp()
  let release = (): void => undefined
  const isHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = asDevice(path('a'), [cart], () => isHeld)
  const second = asDevice(path('a'), [], async () => found(stores.local, path('a')))
  expect(await asDevice(path('b'), [cart], async () => found(stores.local, path('b')))).toBe('sample')
  expect(found(stores.local, path('a'))).toBe('sample')
  release()
  await first
  expect(await second).toBeUndefined()
})

test('a page of a draft is known by its mark, however the address writes it', () => {
  for (const tilde of ['%7E', '%7e'])
    expect(storagePrefix(path('a').replace('~', tilde))).toBe(storagePrefix(path('a')))
})

test('a page of no draft gets no memory, and one that fails leaves none behind', async () => {
  const stores = setUp()
  await asDevice('/menu/la-esquina', [cart], async () => undefined)
  expect(stores.local.touched).toEqual([])
  const fail = () => Promise.reject(new Error('lost'))
  await expect(asDevice(path('a'), [cart], fail)).rejects.toThrow('lost')
  expect([...stores.local.items]).toEqual(Object.entries(own))
})

test('what frames kept before is forgotten, and nothing else', () => {
  const stores = setUp()
  stores.local.setItem(`${storagePrefix(path('c'))}cart`, 'old')
  stores.session.setItem(`${storagePrefix(path('c'))}form`, 'old')
  forgetDrafts()
  expect([...stores.local.items]).toEqual(Object.entries(own))
  expect([...stores.session.items]).toEqual([['vitrina.form', 'mine']])
})
