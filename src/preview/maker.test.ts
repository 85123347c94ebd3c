import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Brand } from '#scenarios/brand.ts'
import { STATES } from '#scenarios/states.ts'
import { Maker } from './maker.ts'

const brand = { venue: 'roma', country: 'AR' } as Brand
/** Whoever begins a shift there does. */
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  request.pipe(response)
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('a page that ends a shift or asks for a code has a phone of its own each time; pages that only look share theirs', async () => {
  const begun: string[] = []
  const maker = new Maker(origin, (name) => begun.push(name))
  const phones = async (id: string) => {
    const state = STATES.find((one) => one.id === id)
    if (!state) throw new Error(id)
    const all = [await maker.prepare(brand, state), await maker.prepare(brand, state)]
    return new Set(all.map(({ made }) => made.rider?.phone ?? made.newPhone)).size
  }
  expect(await phones('shift.log-out')).toBe(1)
  expect(await phones('shift.done')).toBe(2)
  expect(await phones('account.code')).toBe(2)
  // or the second rider has the first one's id
  expect(new Set(begun).size).toBe(begun.length)
})
