import type { LookupAddress } from 'node:dns'

import { expect, test, vi } from 'vitest'

import { openLookup } from './open-lookup.ts'
import { sendWebhook } from './send-webhook.ts'

const OUTSIDE: LookupAddress = { address: '93.184.216.34', family: 4 }
const OUTSIDE_6: LookupAddress = { address: '2606:4700::1111', family: 6 }

/** What names lead to, in place of any server of names. */
const names = vi.hoisted(() => new Map<string, LookupAddress[]>())
vi.mock('node:dns', async (original) => ({
  ...(await original<object>()),
  lookup: (name: string, _options: object, done: (error: Error | null, found: LookupAddress[]) => void) => {
    const found = names.get(name)
    if (found === undefined) done(new Error(`getaddrinfo ENOTFOUND ${name}`), [])
    else done(null, found)
  },
}))

const foundAt = (name: string, withLoopback = false) =>
  new Promise((resolve) => {
    openLookup(withLoopback)(name, { all: true }, (error, found) => resolve(error?.message ?? found))
  })

test.each<[string, LookupAddress[]]>([
  ['this machine', [{ address: '127.0.0.1', family: 4 }]],
  ['a network beside it', [{ address: '10.0.0.7', family: 4 }]],
  ['the data of its cloud', [{ address: '169.254.169.254', family: 4 }]],
  ['this machine by IPv6', [{ address: '::1', family: 6 }]],
  ['IPv4 inside of IPv6', [{ address: '::ffff:10.0.0.7', family: 6 }]],
  ['both outside and inside', [OUTSIDE, { address: '192.168.0.1', family: 4 }]],
  ['both, by IPv6', [OUTSIDE_6, OUTSIDE, { address: 'fd00::1', family: 6 }]],
  ['nothing', []],
])('a name that leads to %s is not followed', async (_, found) => {
  names.set('hook.example', found)
  const refusal = 'The name leads to no public address.'
  expect(await foundAt('hook.example')).toBe(refusal)
  expect(await sendWebhook({ url: 'https://hook.example/x', body: '{}', headers: {} }, false)).toEqual({
    ok: false,
    answer: refusal,
  })
})

test('a name that leads outside is connected to where it was judged, and so is this machine where it may be', async () => {
  names.set('hook.example', [OUTSIDE_6, OUTSIDE])
  expect(await foundAt('hook.example')).toEqual([OUTSIDE_6, OUTSIDE])
  const own = [{ address: '127.0.0.1', family: 4 }]
  names.set('till.example', own)
  expect(await foundAt('till.example', true)).toEqual(own)
  expect(await foundAt('nowhere.example')).toBe('getaddrinfo ENOTFOUND nowhere.example')
})
