import { rmSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { ONE_TIME_CODES_PER_PHONE, ONE_TIME_CODES_PER_REQUESTER } from '#domain/defaults.ts'
import { buildApp } from '#server/app.ts'
import { MessageRefused } from '#server/messaging/contract.ts'
import { sentCode, tenantsWithCodes } from './support/proven-tenants.ts'
import { cookieOf, testApp, type TestApp } from './support/test-app.ts'

const tenantsDir = tenantsWithCodes()
let server: TestApp
beforeAll(async () => {
  server = await testApp({ tenantsDir, config: { trustProxy: 1 } })
})
afterAll(async () => {
  await server.close()
  rmSync(tenantsDir, { recursive: true })
})

const STRANGER = '198.51.100.7'
const OWNER = '203.0.113.1'

const ask = (phone: string, ip: string, cookie?: string) =>
  server.call('POST', '/api/sign-in/code', {
    body: { branchId: 'bistro-casa', phone },
    headers: { 'x-forwarded-for': ip },
    cookie,
  })
const prove = async (phone: string, code: string, cookie: string) =>
  (
    await server.call('POST', '/api/sign-in/proof', {
      body: { branchId: 'bistro-casa', phone, code },
      cookie,
    })
  ).status

/** Asks until refused, without cookies. @returns how many codes were sent */
async function useUp(phone: string, ip: string): Promise<number> {
  for (let sent = 0; ; sent += 1) if ((await ask(phone, ip)).status === 429) return sent
}

test('[ACCT-02] a stranger who uses up a share of codes leaves the owner that of the owner', async () => {
  const phone = '+5491155560001'
  expect(await useUp(phone, STRANGER)).toBe(ONE_TIME_CODES_PER_REQUESTER)
  expect((await ask(phone, STRANGER)).headers['retry-after']).toBe('3600')
  const asked = await ask(phone, OWNER)
  expect(asked.status).toBe(202)
  expect(await prove(phone, await sentCode(server, phone), cookieOf(asked))).toBe(204)
})

test('[ACCT-02] a code already sent stays valid, whatever strangers ask for', async () => {
  const phone = '+5491155560002'
  const cookie = cookieOf(await ask(phone, OWNER))
  const code = await sentCode(server, phone)
  for (let n = 1; n <= 4; n += 1) await useUp(phone, `198.51.100.${n}`)
  expect((await ask(phone, OWNER, cookie)).status).toBe(429)
  expect(await prove(phone, code, cookie)).toBe(204)
})

test('[ACCT-02] codes that the carrier refused to send are none of those that may be sent', async () => {
  const phone = '+5491155560009'
  const cookie = cookieOf(await ask(phone, OWNER))
  const code = await sentCode(server, phone)
  const messages = { id: 'refusing', send: () => Promise.reject(new MessageRefused('No credit')) }
  const { store, config, time } = server
  const refusing = await buildApp({ store, config, clock: () => time.now, messages })
  for (let tries = 0; tries < ONE_TIME_CODES_PER_REQUESTER; tries += 1) {
    const payload = { branchId: 'bistro-casa', phone }
    const headers = { 'x-forwarded-for': OWNER, cookie }
    const answer = await refusing.inject({ method: 'POST', url: '/api/sign-in/code', payload, headers })
    expect(answer.json()).toMatchObject({ code: 'PROVIDER_FAILED' })
  }
  await refusing.close()
  expect((await ask(phone, OWNER)).status).toBe(202)
  // nor did they end the one that was sent
  expect(await prove(phone, code, cookie)).toBe(204)
})

test('a phone is sent fifteen an hour, from however many addresses; of IPv6 those of a /64 are one', async () => {
  const phone = '+5491155560003'
  let sent = 0
  for (const n of [1, 2, 3, 4]) sent += await useUp(phone, `2001:db8:0:${n}::${n}`)
  expect(sent).toBe(ONE_TIME_CODES_PER_PHONE)
  expect(await useUp('+5491155560004', '2001:db8:0:9::1')).toBe(ONE_TIME_CODES_PER_REQUESTER)
  expect(await useUp('+5491155560004', '2001:db8:0:9::2')).toBe(0)
  server.time.now = new Date(server.time.now.getTime() + 3_600_000)
  expect((await ask(phone, OWNER)).status).toBe(202)
})

test('a device that has proven the phone is held up by no stranger, but by itself', async () => {
  const phone = '+5491155560005'
  const cookie = cookieOf(await ask(phone, OWNER))
  await prove(phone, await sentCode(server, phone), cookie)
  for (let n = 1; n <= 4; n += 1) await useUp(phone, `198.51.100.${n}`)
  await useUp(phone, OWNER)
  for (let n = 1; n < ONE_TIME_CODES_PER_REQUESTER; n += 1)
    expect((await ask(phone, OWNER, cookie)).status).toBe(202)
  expect((await ask(phone, OWNER, cookie)).status).toBe(429)
  const thief = cookieOf(await ask('+5491155560006', STRANGER))
  expect((await ask(phone, STRANGER, thief)).status, 'another device').toBe(429)
})
