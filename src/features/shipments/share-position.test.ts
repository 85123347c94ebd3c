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
  const stop = sharePosition({
    clock,
    watch: {
      follow: (heard) => {
        listener = heard
        return () => (listener = undefined)
      },
    },
    send: async (position) => void sent.push(position),
    onState: (state) => states.push(state),
  })
  const at = (lat: number) => listener?.({ ok: true, position: { lat, lng: -58.4, accuracyMeters: 8 } })
  const fail = (code: PositionCode = 'DENIED') => listener?.({ ok: false, code })
  return { clock, sent, states, at, fail, stop, isFollowed: () => listener !== undefined }
}

test('the first position, every ten metres, and every thirty seconds where nothing moves', () => {
  const { clock, sent, at } = ride()
  at(-34.6)
  at(-34.60001)
  expect(sent).toHaveLength(1)
  at(-34.6001)
  expect(sent).toHaveLength(2)
  clock.advance(29_999)
  expect(sent).toHaveLength(2)
  clock.advance(1)
  expect(sent.at(-1)).toEqual({
    lat: -34.6001,
    lng: -58.4,
    accuracyMeters: 8,
    at: '1970-01-01T00:00:30.000Z',
  })
})

test('nothing is told after the end, and nothing before there is a position', () => {
  const { clock, sent, at, stop, isFollowed } = ride()
  clock.advance(60_000)
  expect(sent).toEqual([])
  at(-34.6)
  stop()
  expect(isFollowed()).toBe(false)
  clock.advance(60_000)
  expect(sent).toHaveLength(1)
})

test.each(['DENIED', 'UNAVAILABLE'] as const)(
  'a device that says %s is told of no more, until it finds itself again',
  (code) => {
    const { clock, sent, at, fail } = ride()
    at(-34.6)
    fail(code)
    clock.advance(60_000)
    expect(sent).toHaveLength(1)
    at(-34.6)
    expect(sent).toHaveLength(2)
  },
)

test('a device that finds nothing new stands still', () => {
  const { clock, sent, at, fail } = ride()
  at(-34.6)
  fail('TIMEOUT')
  clock.advance(30_000)
  expect(sent).toHaveLength(2)
})

test('it says that it shares, and why it does not', () => {
  const { states, at, fail } = ride()
  fail()
  at(-34.6)
  expect(states).toEqual(['DENIED', 'shared'])
})
