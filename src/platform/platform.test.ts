import { describe, expect, test, vi } from 'vitest'

import { fakeClock, fakeOnline, fakeVisibility } from './fakes.fixture.ts'
import { isInAppBrowser } from './display.ts'
import { browserGeolocation, browserGeolocationWatch } from './geolocation.ts'
import { browserVibration } from './vibration.ts'

describe('clock', () => {
  test('alarms ring in the order of their time, at their time', () => {
    const clock = fakeClock(1000)
    const rung: [string, number][] = []
    clock.after(300, () => rung.push(['late', clock.now()]))
    clock.after(100, () => rung.push(['early', clock.now()]))
    clock.every(200, () => rung.push(['again', clock.now()]))
    clock.advance(450)
    expect(rung).toEqual([
      ['early', 1100],
      ['again', 1200],
      ['late', 1300],
      ['again', 1400],
    ])
    expect(clock.now()).toBe(1450)
  })

  test('a stopped alarm does not ring', () => {
    const clock = fakeClock()
    const run = vi.fn()
    clock.after(10, run)()
    clock.every(10, run)()
    clock.advance(100)
    expect(run).not.toHaveBeenCalled()
  })
})

describe('geolocation', () => {
  const answering = (answer: Partial<Geolocation>): Geolocation => answer as Geolocation

  test('a position becomes degrees and metres', async () => {
    const source = answering({
      getCurrentPosition: (found) =>
        found({ coords: { latitude: -34.6, longitude: -58.4, accuracy: 12 } } as GeolocationPosition),
    })
    expect(await browserGeolocation(source).locate()).toEqual({
      ok: true,
      position: { lat: -34.6, lng: -58.4, accuracyMeters: 12 },
    })
  })

  test.each([
    [1, 'DENIED'],
    [2, 'UNAVAILABLE'],
    [3, 'TIMEOUT'],
    [9, 'UNAVAILABLE'],
  ])('error %i is %s, never a rejection', async (number, code) => {
    const source = answering({
      getCurrentPosition: (_found, failed) => failed?.({ code: number } as GeolocationPositionError),
    })
    expect(await browserGeolocation(source).locate()).toEqual({ ok: false, code })
  })
})

describe('following the device', () => {
  test('positions and failures are told until it stops', () => {
    const cleared: number[] = []
    const source = {
      geolocation: {
        watchPosition: (found, failed) => {
          found({ coords: { latitude: -34.6, longitude: -58.4, accuracy: 12 } } as GeolocationPosition)
          failed?.({ code: 1 } as GeolocationPositionError)
          return 7
        },
        clearWatch: (id) => void cleared.push(id),
      } as Geolocation,
      permissions: { query: async () => ({ state: 'granted' }) } as unknown as Permissions,
    }
    const heard = vi.fn()
    browserGeolocationWatch(source).follow(heard)()
    expect(heard.mock.calls).toEqual([
      [{ ok: true, position: { lat: -34.6, lng: -58.4, accuracyMeters: 12 } }],
      [{ ok: false, code: 'DENIED' }],
    ])
    expect(cleared).toEqual([7])
  })

  test('what was permitted is told, and what is permitted later, until it stops', async () => {
    const status = Object.assign(new EventTarget(), { state: 'denied' })
    const permissions = { query: async () => status } as unknown as Permissions
    const heard = vi.fn()
    const stop = browserGeolocationWatch({ geolocation: {} as Geolocation, permissions }).followPermission(
      heard,
    )
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('denied'))
    status.state = 'granted'
    status.dispatchEvent(new Event('change'))
    expect(heard).toHaveBeenLastCalledWith('granted')
    stop()
    status.dispatchEvent(new Event('change'))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('a browser that cannot tell what was permitted will ask', async () => {
    const permissions = { query: () => Promise.reject(new TypeError('unknown')) } as unknown as Permissions
    const heard = vi.fn()
    browserGeolocationWatch({ geolocation: {} as Geolocation, permissions }).followPermission(heard)
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['prompt']]))
  })
})

describe('vibration', () => {
  const shaker = (reduced: boolean) => {
    const vibrate = vi.fn(() => true)
    return { vibrate, source: { navigator: { vibrate }, matchMedia: () => ({ matches: reduced }) } }
  }

  test('success is short, failure is a pattern', () => {
    const { vibrate, source } = shaker(false)
    browserVibration(source).success()
    browserVibration(source).failure()
    expect(vibrate.mock.calls).toEqual([[[100]], [[100, 50, 100, 75, 100]]])
  })

  test('nothing is felt under reduced motion or without a motor', () => {
    const { vibrate, source } = shaker(true)
    browserVibration(source).success()
    expect(vibrate).not.toHaveBeenCalled()
    expect(() => browserVibration({ ...source, navigator: {} }).failure()).not.toThrow()
  })
})

test('visibility and network tell their listeners until they stop listening', () => {
  for (const source of [fakeVisibility(true), fakeOnline(true)]) {
    const heard = vi.fn()
    const stop = source.onChange(heard)
    source.set(false)
    stop()
    source.set(true)
    expect(heard.mock.calls).toEqual([[false]])
  }
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Mobile/22A Instagram 350.0', true],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile [FBAN/FB4A;FBAV/480.0]', true],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', false],
])('in-app browser of a social app: %s', (agent, expected) => {
  expect(isInAppBrowser(agent)).toBe(expected)
})
