import { expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import { etaOf } from './write-move.ts'

const NOW = new Date('2026-11-18T15:30:00.000Z')
const ORDER = { scheduledAt: null, confirmedAt: NOW, maxDelayInMinutes: 40 }
const DOOR = { lat: -34.6, lng: -58.4 }

const etaFrom = (store: { lat: number; lng: number }, door: { lat: number; lng: number } | null) => {
  const tools = { venue: { kind: 'branchContact', branchContact: { address: store } } }
  return etaOf(
    tools as Parameters<typeof etaOf>[0],
    { ...ORDER, destination: door } as Parameters<typeof etaOf>[1],
    NOW,
  )
}

test('[TRK-02] the way counts only where both ends are known: 0, 0 is where nobody is', () => {
  const promised = NOW.getTime() + ORDER.maxDelayInMinutes * MINUTE_MS
  expect(etaFrom({ lat: 0, lng: 0 }, DOOR).getTime()).toBe(promised)
  expect(etaFrom(DOOR, { lat: 0, lng: 0 }).getTime()).toBe(promised)
  expect(etaFrom(DOOR, null).getTime()).toBe(promised)
  expect(etaFrom({ lat: -34.9, lng: -58.4 }, DOOR).getTime()).toBeGreaterThan(promised)
})
