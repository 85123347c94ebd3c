import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { request } from 'node:http'

import { expect, test } from 'vitest'

import { openLookup, type Resolve } from './open-lookup.ts'

const OUTSIDE: LookupAddress = { address: '93.184.216.34', family: 4 }
const OUTSIDE_6: LookupAddress = { address: '2606:4700::1111', family: 6 }
const OWN: LookupAddress = { address: '127.0.0.1', family: 4 }

/** A resolver with one fixed answer. */
const answering =
  (found: LookupAddress[]): Resolve =>
  (_name, _options, done) =>
    done(null, found)

const foundBy = (resolve: Resolve, withLoopback = false) =>
  new Promise((done) => {
    openLookup(withLoopback, resolve)('hook.example', { all: true }, (error, found) =>
      done(error?.message ?? found),
    )
  })

test.each<[string, LookupAddress[]]>([
  ['this machine', [OWN]],
  ['a network beside it', [{ address: '10.0.0.7', family: 4 }]],
  ['the data of its cloud', [{ address: '169.254.169.254', family: 4 }]],
  ['this machine by IPv6', [{ address: '::1', family: 6 }]],
  ['IPv4 inside of IPv6', [{ address: '::ffff:10.0.0.7', family: 6 }]],
  ['both outside and inside', [OUTSIDE, { address: '192.168.0.1', family: 4 }]],
  ['both, by IPv6', [OUTSIDE_6, OUTSIDE, { address: 'fd00::1', family: 6 }]],
  ['nothing', []],
])('a name that leads to %s is not followed', async (_, found) => {
  const lookup = openLookup(false, answering(found))
  const asked = request({ host: 'hook.example', lookup, agent: false }).end()
  const [error] = (await once(asked, 'error')) as [Error]
  expect(error.message).toBe('The name leads to no public address.')
})

test('a name that leads outside is connected to where it was judged, and so is this machine where it may be', async () => {
  expect(await foundBy(answering([OUTSIDE_6, OUTSIDE]))).toEqual([OUTSIDE_6, OUTSIDE])
  expect(await foundBy(answering([OWN]), true)).toEqual([OWN])
  const unknown: Resolve = (_name, _options, done) => done(new Error('getaddrinfo ENOTFOUND'), [])
  expect(await foundBy(unknown)).toBe('getaddrinfo ENOTFOUND')
})
