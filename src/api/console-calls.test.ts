import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { createApiClient, TIMEOUT_MS } from './client.ts'
import { consoleCalls, type ConsoleCalls } from './console-calls.ts'

afterEach(() => void vi.useRealTimers())

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A venue's console with these network responses, and the keys that were sent. */
function consoleBehind(...answers: (Response | undefined)[]) {
  const keys: (string | null)[] = []
  const client = createApiClient('http://venue.test', async (request) => {
    keys.push(request.headers.get('idempotency-key'))
    const next = answers.shift()
    if (next === undefined) throw new Error('connection lost')
    return next
  })
  return { keys, calls: consoleCalls(client, 'bistro', 'token') }
}

const PRESSES: Record<string, (calls: ConsoleCalls) => Promise<unknown>> = {
  move: ({ move }) => move('ABCD', { status: 'ACCEPTED' }),
  refund: ({ refund }) => refund('ABCD', { amount: 1, text: '' }),
  dispatch: ({ dispatch }) => dispatch('ABCD'),
  resetKeyTries: ({ resetKeyTries }) => resetKeyTries('ABCD'),
  grantWithoutKey: ({ grantWithoutKey }) => grantWithoutKey('ABCD'),
  stack: ({ stack }) => stack(['a', 'b']),
}

test.each(Object.entries(PRESSES))(
  'a lost answer of %s is asked for again under the same key',
  async (_, press) => {
    const { keys, calls } = consoleBehind(undefined, answer(200, { status: 'ACCEPTED' }))
    expect(await press(calls)).toEqual({ status: 'ACCEPTED' })
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\w-]{16,64}$/)
    expect(keys[1]).toBe(keys[0])
  },
)

test('each press has a key of its own, and an answer is never asked for again', async () => {
  const conflict = { code: 'STATUS_CONFLICT' }
  const { keys, calls } = consoleBehind(answer(409, conflict), answer(409, conflict))
  await expect(calls.move('ABCD', { status: 'ACCEPTED' })).rejects.toMatchObject(conflict)
  await expect(calls.move('ABCD', { status: 'ACCEPTED' })).rejects.toMatchObject(conflict)
  expect(new Set(keys).size).toBe(2)
})

test('without a network two tries are enough', async () => {
  const { keys, calls } = consoleBehind()
  await expect(calls.move('ABCD', { status: 'ACCEPTED' })).rejects.toMatchObject({ code: 'NETWORK' })
  expect(keys).toHaveLength(2)
})

const CHANGES: Record<string, (calls: ConsoleCalls) => Promise<unknown>> = {
  ...PRESSES,
  retryRefund: ({ retryRefund }) => retryRefund('ABCD', 'r1'),
  pause: ({ pause }) => pause({ closed: false }),
  setSoldOut: ({ setSoldOut }) => setSoldOut({ kind: 'PLATE', id: 'a', soldOut: true }),
  setShiftCode: ({ setShiftCode }) => setShiftCode('246810'),
  unlockShiftCode: ({ unlockShiftCode }) => unlockShiftCode(),
}

test.each(Object.entries(CHANGES))('%s ends in a network that swallows answers', async (_, change) => {
  vi.useFakeTimers()
  const client = createApiClient(
    'http://venue.test',
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const done = change(consoleCalls(client, 'bistro', 'token')).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2 * TIMEOUT_MS)
  expect(await Promise.race([done, Promise.resolve('waits')])).toMatchObject({ code: 'NETWORK' })
})

test('the menus are those of the modes that the venue has by then', async () => {
  const modes = ['delivery', 'carry-out']
  const client = createApiClient('http://venue.test', async ({ url }) => {
    const { pathname } = new URL(url)
    const [, wanted] = pathname.split('/menu/')
    if (pathname === '/api/diner/bistro') {
      const branchContact = { deliveryConfig: { orderModes: modes.map((id) => ({ id })) } }
      return answer(200, { type: 'branchContact', branchContact })
    }
    return modes.some((id) => id === wanted)
      ? answer(200, { id: wanted })
      : answer(404, { code: 'NOT_FOUND' })
  })
  const queryClient = new QueryClient()
  const { menus } = consoleCalls(client, 'bistro', 'token')
  const read = async () => (await queryClient.query(menus)).map((menu: object) => 'id' in menu && menu.id)
  expect(await read()).toEqual(['delivery', 'carry-out'])
  modes.splice(0, 1, 'counter')
  expect(await read()).toEqual(['counter', 'carry-out'])
})
