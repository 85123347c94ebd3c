import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createApiClient, TIMEOUT_MS } from '#api/client.ts'
import { shiftCalls } from './ask-shift.ts'

/** The calls in a network that swallows every answer. */
const inADeadZone = () =>
  shiftCalls(
    createApiClient(
      'http://venue.test',
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    ),
    'bistro',
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['looking up a phone', ({ find }: ReturnType<typeof shiftCalls>) => find('+5491155550000')],
  [
    'registering',
    ({ register }: ReturnType<typeof shiftCalls>) =>
      register({ name: 'Rita', phone: '+5491155550000', securityCode: '246810' }),
  ],
  [
    'starting a shift',
    ({ change }: ReturnType<typeof shiftCalls>) =>
      change({ rider: { id: 'r1' }, active: true, securityCode: '246810' }),
  ],
])('[SHIFT-02] %s ends where nobody answers, and may be tried again', async (_, call) => {
  const answer = call(inADeadZone())
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
  await expect(Promise.race([answer, Promise.resolve('waits')])).resolves.toEqual({
    outcome: 'refused',
    refusal: { reason: 'failed' },
  })
})
