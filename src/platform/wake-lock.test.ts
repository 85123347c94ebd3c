import { setImmediate as settle } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { fakeVisibility } from './fakes.fixture.ts'
import { browserWakeLock } from './wake-lock.ts'

function screen() {
  let lit = 0
  let asked = 0
  const request = async () => {
    asked += 1
    lit += 1
    let isHeld = true
    return {
      release: async () => {
        if (isHeld) lit -= 1
        isHeld = false
      },
    }
  }
  return { navigator: { wakeLock: { request } }, lit: () => lit, asked: () => asked }
}

test('the screen stays lit until it is let go, and once only', async () => {
  const { navigator, lit } = screen()
  const letGo = browserWakeLock(fakeVisibility(), navigator).keepAwake()
  await settle()
  expect(lit()).toBe(1)
  letGo()
  await settle()
  expect(lit()).toBe(0)
})

test('a page that is seen again asks again: the browser took the lock from the hidden one', async () => {
  const { navigator, lit, asked } = screen()
  const visibility = fakeVisibility()
  const letGo = browserWakeLock(visibility, navigator).keepAwake()
  await settle()
  visibility.set(false)
  visibility.set(true)
  await settle()
  expect([lit(), asked()]).toEqual([1, 2])
  letGo()
  visibility.set(true)
  await settle()
  expect([lit(), asked()]).toEqual([0, 2])
})

test('let go before the answer came, nothing stays lit', async () => {
  const { navigator, lit } = screen()
  browserWakeLock(fakeVisibility(), navigator).keepAwake()()
  await settle()
  expect(lit()).toBe(0)
})

test('a hidden page, a refusal and a browser without locks change nothing', async () => {
  const { navigator, asked } = screen()
  browserWakeLock(fakeVisibility(false), navigator).keepAwake()()
  await settle()
  expect(asked()).toBe(0)
  const refused = { wakeLock: { request: () => Promise.reject(new Error('low battery')) } }
  for (const source of [refused, {}]) {
    const letGo = browserWakeLock(fakeVisibility(), source).keepAwake()
    await settle()
    expect(letGo).not.toThrow()
  }
})
