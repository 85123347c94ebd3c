import { describe, expect, test, vi } from 'vitest'

import { fakeClock } from '#platform/fakes.fixture.ts'
import { createToastStore, type ToastStore } from './toast-store.ts'

function setUp(): {
  store: ToastStore
  clock: ReturnType<typeof fakeClock>
  texts: () => string[]
  /** shows one, and draws it at once */
  draw: (text: string) => void
} {
  const clock = fakeClock()
  const store = createToastStore(clock)
  const draw = (text: string) => {
    store.show(text)
    store.release(store.get().at(-1)?.id ?? 0)
  }
  return { store, clock, texts: () => store.get().map(({ text }) => text), draw }
}

describe('toasts', () => {
  test('a toast that was heard stays, and the same text shown anew is not heard yet', () => {
    const { store } = setUp()
    for (const text of ['uno', 'dos']) store.show(text)
    const heard = () => store.get().map(({ text, isMuted = false }) => [text, isMuted])
    store.mute(store.get()[0]?.id ?? 0)
    expect(heard()).toEqual([
      ['uno', true],
      ['dos', false],
    ])
    store.show('uno')
    expect(heard()).toEqual([
      ['dos', false],
      ['uno', false],
    ])
  })

  test('[SHELL-04] a toast closes by itself after 3 s, not before', () => {
    const { clock, texts, draw } = setUp()
    draw('uno')
    clock.advance(2999)
    expect(texts()).toEqual(['uno'])
    clock.advance(1)
    expect(texts()).toEqual([])
  })

  test('one that can be pressed stands 10 s: it has to be read, reached and pressed', () => {
    const { store, clock, texts } = setUp()
    store.show('uno', 'info', { label: 'Deshacer', run: () => undefined })
    store.release(store.get()[0]?.id ?? 0)
    clock.advance(9_999)
    expect(texts()).toEqual(['uno'])
    clock.advance(1)
    expect(texts()).toEqual([])
  })

  test('[SHELL-04] on a page that is too busy to draw it, a toast keeps its 3 s until it is drawn', () => {
    const { store, clock, texts } = setUp()
    store.show('uno')
    clock.advance(60_000)
    expect(texts()).toEqual(['uno'])
    store.release(store.get()[0]?.id ?? 0)
    clock.advance(3000)
    expect(texts()).toEqual([])
  })

  test('[SHELL-04] at most two are shown: a third replaces the oldest', () => {
    const { store, texts } = setUp()
    for (const text of ['uno', 'dos', 'tres']) store.show(text)
    expect(texts()).toEqual(['dos', 'tres'])
  })

  test('the same text again is one toast with its full time', () => {
    const { clock, texts, draw } = setUp()
    draw('uno')
    clock.advance(2000)
    draw('uno')
    clock.advance(2000)
    expect(texts()).toEqual(['uno'])
  })

  test('a toast under the pointer or with focus stays, and gets its time back afterwards', () => {
    const { store, clock, texts, draw } = setUp()
    draw('uno')
    const [toast] = store.get()
    store.hold(toast?.id ?? 0)
    clock.advance(60_000)
    expect(texts()).toEqual(['uno'])
    store.release(toast?.id ?? 0)
    clock.advance(3000)
    expect(texts()).toEqual([])
  })

  test('[SHELL-04] what opens and closes meanwhile gives a toast no more time', () => {
    const { store, clock, texts, draw } = setUp()
    draw('uno')
    const [toast] = store.get()
    clock.advance(2000)
    // a modal takes it over, and gives it back
    for (let times = 0; times < 2; times += 1) store.release(toast?.id ?? 0)
    clock.advance(1000)
    expect(texts()).toEqual([])
  })

  test('what is said to ears alone is no toast, and what is said next takes its place', () => {
    const { store, texts } = setUp()
    const heard = vi.fn()
    store.subscribe(heard)
    for (const text of ['Cantidad: 1', 'Cantidad: 2']) store.say(text)
    expect(heard).toHaveBeenCalledTimes(2)
    expect(store.said()).toBe('Cantidad: 2')
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
