import { afterEach, expect, test, vi } from 'vitest'

import { dropSecondPress } from './second-press.ts'

afterEach(() => vi.unstubAllGlobals())

const FIRST = { clientX: 100, clientY: 100, timeStamp: 1_000 }
const tap = { ...FIRST, detail: 1, pointerType: 'touch', timeStamp: 1_300 }

/** Whether the page received each of the presses. */
function heard(...presses: readonly object[]): boolean[] {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  dropSecondPress(FIRST)
  return presses.map((press) => {
    const event = new Event('click', { cancelable: true })
    for (const [name, value] of Object.entries(press)) Object.defineProperty(event, name, { value })
    return window.dispatchEvent(event)
  })
}

test.each([
  ['of a mouse', { ...tap, detail: 2, pointerType: 'mouse' }, false],
  ['of a finger', tap, false],
  ['of a finger, a little beside the first', { ...tap, clientX: 120, clientY: 80 }, false],
  ['of a finger, elsewhere', { ...tap, clientY: 160 }, true],
  ['of a finger, later', { ...tap, timeStamp: 1_400 }, true],
  ['of a mouse, which the browser counts as one of its own', { ...tap, pointerType: 'mouse' }, true],
  ['of a key, which has no place', { ...tap, detail: 0, pointerType: '' }, true],
])('a second press %s', (_whose, second, isHeard) => {
  expect(heard(second)).toEqual([isHeard])
})

test('a third press of a finger is dropped too; what comes after another one is not', () => {
  expect(heard(tap, tap, { ...tap, timeStamp: 1_500 }, tap)).toEqual([false, false, true, true])
})
