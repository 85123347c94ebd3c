import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { pusher } from './pusher.ts'

const made = vi.hoisted(() => ({ hosts: [] as unknown[] }))
vi.mock('pusher-js', () => {
  const bound = { bind: () => bound, unbind_all: () => bound }
  return {
    default: class {
      connection = bound
      constructor(_key: string, { wsHost }: { wsHost: string }) {
        made.hosts.push(wsHost)
      }
      subscribe = () => bound
      unbind_all = () => bound
      disconnect = () => undefined
    },
  }
})

const NO_SERVER = new Error('connection refused')
let answer: () => Promise<Response>
let asked: (AbortSignal | null | undefined)[]
let page: EventTarget
const states: boolean[] = []
const follow = () => {
  const listener = { onEvent: () => undefined, onState: (isLive: boolean) => void states.push(isLive) }
  return pusher.follow({ channel: 'c', event: 'e' }, listener)
}

beforeEach(async () => {
  // loads the code before fake timers start
  await import('./follow-topic.ts')
  vi.useFakeTimers()
  made.hosts = []
  asked = []
  states.length = 0
  answer = () => Promise.reject(NO_SERVER)
  const location = { protocol: 'https:', hostname: 'venue.test', port: '' }
  page = Object.assign(new EventTarget(), { location, navigator: { onLine: true } })
  vi.stubGlobal('window', page)
  vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => {
    asked.push(init?.signal)
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that does not answer at first is asked again, each time later, and then followed', async () => {
  const stop = follow()
  await vi.waitUntil(() => asked.length === 1)
  await vi.advanceTimersByTimeAsync(4_900)
  expect([asked.length, states]).toEqual([1, [false]])
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asked).toHaveLength(2)
  // an invalid response counts as none
  answer = () => Promise.resolve(Response.json({ code: 'RATE_LIMITED' }, { status: 429 }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(3)
  answer = () => Promise.resolve(Response.json({ key: 'app' }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect([asked.length, made.hosts]).toEqual([4, ['venue.test']])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(asked).toHaveLength(4)
  // all requests have a timeout
  expect(asked.every((signal) => signal instanceof AbortSignal)).toBe(true)
  stop()
})

test('it is asked at once when the network comes back, and no more when nobody listens', async () => {
  const stop = follow()
  await vi.waitUntil(() => states.length === 1)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(2)
  stop()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(asked).toHaveLength(2)
})
