import { describe, expect, test, vi } from 'vitest'

import { fakeClock } from '#platform/clock.ts'
import { enterLayer, layersChangedAt } from '../modal/modal-layers.ts'
import { createToastStore, wasHeardBefore, type ToastStore } from './toast-store.ts'

function setUp(): { store: ToastStore; clock: ReturnType<typeof fakeClock>; texts: () => string[] } {
  const clock = fakeClock()
  const store = createToastStore({
    start: (run, milliseconds) => clock.after(milliseconds, run),
    stop: (timer) => (timer as (() => void) | undefined)?.(),
  })
  return { store, clock, texts: () => store.get().map(({ text }) => text) }
}

describe('toasts', () => {
  test('a toast is heard once: not again by a modal that opens while it stands, but by one that opens with it', () => {
    const { store } = setUp()
    const leave = enterLayer('sign-in')
    store.show('uno')
    const [toast = { at: Infinity }] = store.get()
    expect(wasHeardBefore(toast, layersChangedAt())).toBe(false)
    leave()
    expect(wasHeardBefore(toast, layersChangedAt())).toBe(false)
    expect(wasHeardBefore(toast, layersChangedAt() + 1000)).toBe(true)
  })

  test('[SHELL-04] a toast closes by itself after 3 s, not before', () => {
    const { store, clock, texts } = setUp()
    store.show('uno')
    clock.advance(2999)
    expect(texts()).toEqual(['uno'])
    clock.advance(1)
    expect(texts()).toEqual([])
  })

  test('[SHELL-04] at most two are shown: a third replaces the oldest', () => {
    const { store, texts } = setUp()
    for (const text of ['uno', 'dos', 'tres']) store.show(text)
    expect(texts()).toEqual(['dos', 'tres'])
  })

  test('the same text again is one toast with its full time', () => {
    const { store, clock, texts } = setUp()
    store.show('uno')
    clock.advance(2000)
    store.show('uno')
    clock.advance(2000)
    expect(texts()).toEqual(['uno'])
  })

  test('a toast under the pointer or with focus stays, and gets its time back afterwards', () => {
    const { store, clock, texts } = setUp()
    store.show('uno')
    const [toast] = store.get()
    store.hold(toast?.id ?? 0)
    clock.advance(60_000)
    expect(texts()).toEqual(['uno'])
    store.release(toast?.id ?? 0)
    clock.advance(3000)
    expect(texts()).toEqual([])
  })

  test('listeners hear of every change until they leave', () => {
    const { store } = setUp()
    const heard = vi.fn()
    const leave = store.subscribe(heard)
    store.show('uno', 'error')
    expect(heard).toHaveBeenCalledOnce()
    expect(store.get()[0]).toMatchObject({ text: 'uno', tone: 'error' })
    leave()
    store.show('dos')
    expect(heard).toHaveBeenCalledOnce()
  })
})
