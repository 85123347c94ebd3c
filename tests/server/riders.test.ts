import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { HOUR_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import type { Problem, Rider, WhoAmI } from '#generated/models.ts'
import { setShiftCode } from '#server/use-cases/riders/security-code.ts'
import {
  riderPayload,
  SHIFT_CODE,
  startShift,
  type RiderOnShift,
  type ShiftOptions,
} from './support/shift.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const WRONG = '000000'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ config: { trustProxy: 1 } })
})
afterAll(() => server.close())

let visitors = 0
/** Where the requests of this test come from, and a phone that no other test uses. */
let ip = ''
let phone = ''
beforeEach(async () => {
  await unlock()
  server.time.now = SATURDAY_NOON
  visitors += 1
  ip = `198.51.100.${visitors}`
  phone = `+549115555${String(visitors).padStart(4, '0')}`
})

const unlock = () => server.call('DELETE', '/api/admin/branchcontacts/bistro/shifttries', { admin: true })

const later = (ms: number) => {
  server.time.now = new Date(server.time.now.getTime() + ms)
}

const from = (address = ip) => ({ 'x-forwarded-for': address })

const register = (options: ShiftOptions = {}, address = ip) =>
  server.call<Rider & Problem>('POST', '/api/rider/createwithcode', {
    body: riderPayload({ phone, ...options }),
    headers: from(address),
  })

const change = (
  rider: Pick<Rider, 'id'>,
  active: boolean,
  { code = SHIFT_CODE, branchContact = 'bistro' }: ShiftOptions = {},
  address = ip,
) =>
  server.call<Rider & Problem>('PUT', `/api/rider/${rider.id}/updatewithcode`, {
    body: { id: rider.id, active, securityCode: code, riderUser: { branchContact: { id: branchContact } } },
    headers: from(address),
  })

const look = (of = phone, branchContactId = 'bistro') =>
  server.call<Rider & Problem>(
    'GET',
    `/api/rider/bc/phone?${new URLSearchParams({ branchContactId, phone: of }).toString()}`,
  )

const whoAmI = (token: string | undefined) =>
  server.call<WhoAmI & Problem>('GET', '/api/whoami', {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

const onShift = (options: ShiftOptions = {}): Promise<RiderOnShift> =>
  startShift(server, { phone, ...options })

describe('[SHIFT-01] riders start and end shifts', () => {
  test('a phone nobody knows is a 404; registering starts the shift', async () => {
    expect(await look()).toMatchObject({ status: 404, body: { code: 'RIDER_NOT_FOUND' } })
    const { status, body } = await register({ name: ' Rita Ríos ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Rita Ríos', phone, active: true })
    expect(body.riderUser.branchContact.id).toBe('bistro')
    expect((await look()).body).toEqual({ ...body, token: undefined, active: true })
    expect((await whoAmI(body.token)).body).toEqual({ riderId: body.id, name: 'Rita Ríos', phone })
  })

  test('ending a shift ends its token; starting the next gives another one', async () => {
    const rider = await onShift()
    const ended = await change(rider, false)
    expect(ended).toMatchObject({ status: 200, body: { id: rider.id, active: false } })
    expect(ended.body.token).toBeUndefined()
    expect((await look()).body.active).toBe(false)
    expect(await whoAmI(rider.token)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    const { body } = await change(rider, true)
    expect(body).toMatchObject({ id: rider.id, active: true })
    expect(body.token).not.toBe(rider.token)
    expect((await whoAmI(body.token)).status).toBe(200)
  })

  test('ending what has ended already is no fault', async () => {
    const rider = await onShift()
    for (const _ of [1, 2])
      expect(await change(rider, false)).toMatchObject({ status: 200, body: { active: false } })
  })

  test('a start on another device ends the shift of the lost one', async () => {
    const lost = await onShift()
    const { body } = await change(lost, true)
    expect((await whoAmI(lost.token)).status).toBe(401)
    expect((await whoAmI(body.token)).status).toBe(200)
  })

  test('a shift ends by itself after twelve hours', async () => {
    const rider = await onShift()
    later(12 * HOUR_MS - 1)
    expect((await whoAmI(rider.token)).status).toBe(200)
    later(1)
    expect((await whoAmI(rider.token)).status).toBe(401)
    expect((await look()).body.active).toBe(false)
    expect((await change(rider, true)).body.active).toBe(true)
  })

  test('who registers a known phone is the same rider with the new name', async () => {
    const first = await onShift({ name: 'Rita' })
    const again = await register({ name: 'Rita Ríos' })
    expect(again.body).toMatchObject({ id: first.id, name: 'Rita Ríos', active: true })
    expect((await whoAmI(first.token)).status).toBe(401)
  })

  test('a mobile without its 9, with its 15 or with spaces is the same phone', async () => {
    const rider = await onShift()
    const digits = phone.slice('+54911'.length)
    for (const written of [
      `+5411${digits}`,
      `011 15 ${digits}`,
      `9 11 ${digits.slice(0, 4)}-${digits.slice(4)}`,
    ])
      expect((await look(written)).body.id, written).toBe(rider.id)
  })

  test.each(['123', 'hola', '+1', '+999999999999'])('%s is no phone', async (written) => {
    expect(await look(written)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect((await register({ phone: written })).body.code).toBe('INVALID_REQUEST')
  })

  test('riders of one store are nobody at another', async () => {
    const rider = await onShift()
    expect((await look(phone, 'kiosk')).status).toBe(404)
    const elsewhere = await change(rider, true, { branchContact: 'kiosk' })
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'RIDER_NOT_FOUND' } })
  })

  test('a store without riders of its own has no rider page behind it', async () => {
    expect((await look(phone, 'bistro-estricto')).status).toBe(404)
    expect(await register({ branchContact: 'bistro-estricto' })).toMatchObject({
      status: 404,
      body: { code: 'BRANCH_CONTACT_NOT_FOUND' },
    })
  })

  test.each(['not-an-id', '00000000-0000-7000-8000-000000000000'])('%s is no rider', async (id) => {
    expect(await change({ id }, true)).toMatchObject({ status: 404, body: { code: 'RIDER_NOT_FOUND' } })
  })

  test('of two starts at once one token is left', async () => {
    const rider = await onShift()
    const started = await Promise.all([change(rider, true), change(rider, true), change(rider, true)])
    const known = await Promise.all(started.map(({ body }) => whoAmI(body.token)))
    const statuses = known.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(2)
  })
})

describe('[SHIFT-02] the security code', () => {
  test('a wrong code starts and ends nothing', async () => {
    const refused = { status: 400, body: { code: 'SECURITY_CODE_WRONG' } }
    expect(await register({ code: WRONG })).toMatchObject(refused)
    expect((await look()).status).toBe(404)
    const rider = await onShift()
    expect(await change(rider, false, { code: WRONG })).toMatchObject(refused)
    expect((await whoAmI(rider.token)).status).toBe(200)
    expect(await change(rider, false, { code: 'letras' })).toMatchObject(refused)
  })

  test('five wrong ones lock a phone for a quarter of an hour, the right code included', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await register({ code: WRONG }, `203.0.113.${n}`)).body.code).toBe('SECURITY_CODE_WRONG')
      later(MINUTE_MS)
    }
    const locked = await register({}, '203.0.113.9')
    expect(locked).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(locked.headers['retry-after']).toBe(String(10 * 60))
    later(10 * MINUTE_MS - 1)
    expect((await register({}, '203.0.113.9')).status).toBe(429)
    later(1)
    expect((await register({}, '203.0.113.9')).status).toBe(200)
  })

  test('[SHIFT-02] what others type wrongly behind the same address locks nobody', async () => {
    for (let n = 0; n < 9; n += 1)
      expect((await register({ code: WRONG, phone: `+549114444000${n}` })).status).toBe(400)
    expect((await register()).status).toBe(200)
  })

  test('[SHIFT-02] of forty guesses from changing phones and addresses a store judges twenty, the later ones slowly', async () => {
    const guess = (n: number) => register({ code: WRONG, phone: `+54911666600${10 + n}` }, `203.0.113.${n}`)
    const at = async (numbers: number[]) => {
      const statuses: number[] = []
      for (const n of numbers) statuses.push((await guess(n)).status)
      return statuses.filter((status) => status === 400).length
    }
    const forty = Array.from({ length: 40 }, (_, n) => n)
    expect(await at(forty)).toBe(10)
    later(59_999)
    expect((await guess(41)).headers['retry-after']).toBe('1')
    later(1)
    let judged = 10
    for (const n of forty.slice(0, 12)) {
      judged += await at([n + 50, n + 51])
      later(MINUTE_MS)
    }
    expect(judged).toBe(20)
    expect((await register()).status).toBe(429)
  })

  test('[SHIFT-02] strangers who guess hold no rider up; the venue lets new ones try again', async () => {
    const rider = await onShift()
    for (let n = 0; n < 12; n += 1) await register({ code: WRONG, phone: `+54911777700${10 + n}` })
    expect((await change(rider, true)).status).toBe(200)
    const newcomer = { phone: '+5491177770099' }
    expect((await register(newcomer)).status).toBe(429)
    expect((await unlock()).status).toBe(204)
    expect((await register(newcomer)).status).toBe(200)
  })

  test('[SHIFT-02] a venue lets a locked rider try again, and no other venue can', async () => {
    const rider = await onShift()
    for (let n = 0; n < 5; n += 1) await change(rider, true, { code: WRONG })
    expect((await change(rider, true)).status).toBe(429)
    const made = await server.call<{ token: string }>('POST', '/api/admin/branchcontacts/kiosk/tokens', {
      body: { label: 'Otro local' },
      admin: true,
    })
    const foreign = await server.call('DELETE', '/api/admin/branchcontacts/bistro/shifttries', {
      headers: { authorization: `Bearer ${made.body.token}` },
    })
    expect(foreign.status).toBe(404)
    expect((await change(rider, true)).status).toBe(429)
    await unlock()
    expect((await change(rider, true)).status).toBe(200)
  })

  test('a right code gives the slips before it back', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) expect((await register({ code: WRONG })).status).toBe(400)
      expect((await register()).status).toBe(200)
    }
  })

  test('many guesses at once are no way around the limit', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => register({ code: WRONG })))
    const statuses = guesses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  test('a code that was set while running wins over the folder, and is the store’s own', async () => {
    const rider = await onShift()
    const set = (code: string) =>
      setShiftCode({ store: server.store, randomBytes }, 'kiosk', code, SATURDAY_NOON)
    expect(await set('13579')).toBe(false)
    expect(await set('135 790')).toBe(true)
    const at = { branchContact: 'kiosk', phone: '+525512345678' }
    expect((await register(at)).body.code).toBe('SECURITY_CODE_WRONG')
    expect((await register({ ...at, code: '135790' })).status).toBe(200)
    expect((await change(rider, true)).status).toBe(200)
  })

  test.each([undefined, 'made-up', 'a'.repeat(43)])('the token %s is nobody’s', async (token) => {
    const { status, headers } = await whoAmI(token)
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toMatch(/^Bearer/)
  })

  test('no answer carries the hash of the code', async () => {
    const { text, body } = await server.call<{ branchContact: object }>('GET', '/api/diner/bistro')
    expect(text).not.toContain('shiftCodeHash')
    expect(body.branchContact).toMatchObject({ ownRiders: true })
    const { text: strict } = await server.call('GET', '/api/diner/bistro-estricto')
    expect(strict).not.toContain('ownRiders')
  })
})

test('[SHIFT-02] who asks for one phone after the other is sent away', async () => {
  const limited = await testApp({ config: { rateLimits: true } })
  const ask = (n: number) =>
    limited.call('GET', `/api/rider/bc/phone?branchContactId=bistro&phone=%2B54911555500${10 + n}`)
  const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => ask(n)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  await limited.close()
})
