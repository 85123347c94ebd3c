import { expect, test } from 'vitest'

import type { RiderPosition } from '#generated/models.ts'
import { fakeClock } from '#platform/fakes.fixture.ts'
import type { PositionCode, PositionResult } from '#platform/geolocation.ts'
import { sharePosition } from './share-position.ts'

function ride() {
  const clock = fakeClock()
  const sent: RiderPosition[] = []
  const states: string[] = []
  let listener: ((result: PositionResult) => void) | undefined
  // where the device is when it is asked
  let here: PositionResult = { ok: false, code: 'TIMEOUT' }
  const stop = sharePosition({
    clock,
    watch: {
      look: async () => here,
      follow: (heard) => {
        listener = heard
        return () => (listener = undefined)
      },
    },
    send: async (position) => void sent.push(position),
    onState: (state) => states.push(state),
  })
  const found = (lat: number) => ({ ok: true, position: { lat, lng: -58.4, accuracyMeters: 8 } }) as const
  const at = (lat: number) => listener?.(found(lat))
  const stand = (lat: number) => void (here = found(lat))
  /** Lets time go by, and the device answer. */
  const wait = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await Promise.resolve()
  }
  const fail = (code: PositionCode = 'DENIED') => listener?.({ ok: false, code })
  return { sent, states, at, stand, fail, wait, stop, isFollowed: () => listener !== undefined }
}

test('the first position, every ten metres, and every thirty seconds where nothing moves', async () => {
  const { wait, sent, at, stand } = ride()
  at(-34.6)
  at(-34.60001)
  expect(sent).toHaveLength(1)
  at(-34.6001)
  stand(-34.6001)
  expect(sent).toHaveLength(2)
  await wait(29_999)
  expect(sent).toHaveLength(2)
  await wait(1)
  expect(sent.at(-1)).toEqual({
    lat: -34.6001,
    lng: -58.4,
    accuracyMeters: 8,
    at: '1970-01-01T00:00:30.000Z',
  })
})

test('nothing is told after the end, and nothing before there is a position', async () => {
  const { wait, sent, at, stand, stop, isFollowed } = ride()
  await wait(60_000)
  expect(sent).toEqual([])
  at(-34.6)
  stand(-34.7)
  const asked = wait(30_000)
  stop()
  await asked
  expect(isFollowed()).toBe(false)
  await wait(60_000)
  expect(sent).toHaveLength(1)
})

test.each(['DENIED', 'UNAVAILABLE', 'TIMEOUT'] as const)(
  'a device that says %s is told of no more, until it finds itself again',
  async (code) => {
    const { wait, sent, at, fail } = ride()
    at(-34.6)
    fail(code)
    await wait(60_000)
    expect(sent).toHaveLength(1)
    at(-34.6)
    expect(sent).toHaveLength(2)
  },
)

test('a device that was asleep tells where it is, not where it was', async () => {
  const { wait, sent, at, stand } = ride()
  at(-34.6)
  stand(-34.7)
  await wait(30_000)
  expect(sent.map(({ lat }) => lat)).toEqual([-34.6, -34.7])
})

test('it says that it shares, and why it does not', () => {
  const { states, at, fail } = ride()
  fail()
  at(-34.6)
  expect(states).toEqual(['DENIED', 'shared'])
})
