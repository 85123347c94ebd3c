// Longer than 300 lines: what a proof opens and what it keeps shut is one promise, tried on one server.

import { rmSync } from 'node:fs'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type {
  CustomerOrdersAnswer,
  OrderCreated,
  OrderingCustomer,
  Problem,
  SignInCodeSent,
} from '#generated/models.ts'
import { oneTimeCodes, phoneProofs } from '#server/db/schema/identity.ts'
import { NEAR, newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { sentCode, tenantsWithCodes } from './support/proven-tenants.ts'
import { cookieOf, testApp, type Answer, type TestApp } from './support/test-app.ts'

const tenantsDir = tenantsWithCodes()
let server: TestApp
beforeAll(async () => {
  server = await testApp({ tenantsDir })
})
afterAll(async () => {
  await server.close()
  rmSync(tenantsDir, { recursive: true })
})

let phones = 0
/** An Argentine mobile that no other test uses. */
function newPhone(): string {
  phones += 1
  return `+549115555${String(phones).padStart(4, '0')}`
}

const askCode = (phone: string, cookie?: string, branchId = 'bistro-casa', app = server) =>
  app.call<SignInCodeSent & Problem>('POST', '/api/sign-in/code', { body: { branchId, phone }, cookie })
const prove = (phone: string, code: string, cookie?: string, branchId = 'bistro-casa') =>
  server.call<Problem | undefined>('POST', '/api/sign-in/proof', { body: { branchId, phone, code }, cookie })

/** A browser that has proven a phone. */
async function provenBrowser(phone: string): Promise<string> {
  const asked = await askCode(phone)
  expect(asked).toMatchObject({ status: 202, body: { expiresInSeconds: 600 } })
  const cookie = cookieOf(asked)
  expect((await prove(phone, await sentCode(server, phone), cookie)).status).toBe(204)
  return cookie
}

async function place(phone: string, form: PayloadOptions['form'], cookie?: string) {
  const body = await orderPayload(server, 'bistro', { mode: 'delivery', form: { ...form, phone } })
  const answer = await server.call<OrderCreated>('POST', '/api/order', {
    body,
    headers: { 'idempotency-key': newKey() },
    cookie,
  })
  expect(answer.status).toBe(201)
  server.time.now = new Date(server.time.now.getTime() + 1_000)
  return { code: answer.body.code, cookie: cookie ?? cookieOf(answer) }
}

const customerOf = async (phone: string, cookie?: string, branchId = 'bistro-casa') =>
  (
    await server.call<OrderingCustomer>(
      'GET',
      `/api/orderingcustomer/${encodeURIComponent(phone)}?branchId=${branchId}`,
      { cookie },
    )
  ).body
const codesOf = async (phone: string, cookie?: string) => {
  const url = `/api/orders?phone=${encodeURIComponent(phone)}&branchContactId=bistro`
  const { body } = await server.call<CustomerOrdersAnswer>('GET', url, { cookie })
  return body.dinerOrders.orders.map(({ code }) => code)
}

describe('[ACCT-02] a phone is proven by a one-time code', () => {
  test('a proven phone sees everything of it at that branch, from whichever device it came', async () => {
    const phone = newPhone()
    const before = await place(phone, { customerName: 'Ana' })
    const cookie = await provenBrowser(phone)
    const after = await place(phone, { customerName: 'Ana Pérez' }, cookie)
    expect(await codesOf(phone, cookie)).toEqual([after.code, before.code])
    expect(await codesOf(phone, before.cookie)).toEqual([before.code])
    expect(await customerOf(phone, cookie)).toMatchObject({ name: 'Ana Pérez', optIn: true })
  })

  test('another device that proves the phone knows what the first one said', async () => {
    const phone = newPhone()
    await place(phone, { customerName: 'Luz', location: NEAR }, await provenBrowser(phone))
    const other = await provenBrowser(phone)
    expect(await customerOf(phone, other)).toMatchObject({
      name: 'Luz',
      addressesRegistered: [{ fullAddress: NEAR.fullAddress }],
    })
  })

  test('the proof counts for its phone, its branch and its device alone', async () => {
    const phone = newPhone()
    const { code } = await place(phone, { customerName: 'Ana' }, await provenBrowser(phone))
    const thief = await provenBrowser(newPhone())
    expect(await codesOf(phone, thief)).toEqual([])
    expect(await customerOf(phone, thief)).toMatchObject({ name: '', addressesRegistered: [] })
    expect(await customerOf(phone, thief, 'kiosk-marca')).toMatchObject({ name: '' })
    const fresh = await askCode(phone)
    expect(await codesOf(phone, cookieOf(fresh))).toEqual([])
    expect(code).toMatch(/./)
  })

  test('a code is of use only to the device that asked for it', async () => {
    const phone = newPhone()
    const cookie = cookieOf(await askCode(phone))
    const code = await sentCode(server, phone)
    const thief = cookieOf(await askCode(newPhone()))
    for (const other of [undefined, thief])
      expect(await prove(phone, code, other)).toMatchObject({
        status: 422,
        body: { code: 'ONE_TIME_CODE_EXPIRED' },
      })
    expect((await prove(phone, code, cookie)).status).toBe(204)
  })

  test('a code whose answer was lost is right again until its end, and proves nothing anew', async () => {
    const phone = newPhone()
    const cookie = cookieOf(await askCode(phone))
    const code = await sentCode(server, phone)
    const proofs = () =>
      server.store.db
        .select({ provenAt: phoneProofs.provenAt })
        .from(phoneProofs)
        .where(eq(phoneProofs.phone, phone))
    expect((await prove(phone, code, cookie)).status).toBe(204)
    const once = await proofs()
    server.time.now = new Date(server.time.now.getTime() + 1_000)
    const again = await Promise.all([prove(phone, code, cookie), prove(phone, code, cookie)])
    expect(again.map(({ status }) => status)).toEqual([204, 204])
    expect(await proofs()).toEqual(once)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await prove(phone, wrong, cookie)).body).toMatchObject({ code: 'ONE_TIME_CODE_WRONG' })
    server.time.now = new Date(server.time.now.getTime() + 600_000)
    expect((await prove(phone, code, cookie)).body).toMatchObject({ code: 'ONE_TIME_CODE_EXPIRED' })
  })

  test("somebody else's request for the same phone does not end a code", async () => {
    const phone = newPhone()
    const cookie = cookieOf(await askCode(phone))
    const code = await sentCode(server, phone)
    await askCode(phone)
    expect((await prove(phone, code, cookie)).status).toBe(204)
  })

  test('five tries, also when they come at once; a new code begins anew', async () => {
    const phone = newPhone()
    const cookie = cookieOf(await askCode(phone))
    const code = await sentCode(server, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(Array.from({ length: 8 }, () => prove(phone, wrong, cookie)))
    const outcomes = guesses.map(({ body }) => body?.code)
    expect(outcomes.filter((one) => one === 'ONE_TIME_CODE_WRONG')).toHaveLength(5)
    expect(outcomes.filter((one) => one === 'ONE_TIME_CODE_EXPIRED')).toHaveLength(3)
    expect((await prove(phone, code, cookie)).body).toMatchObject({ code: 'ONE_TIME_CODE_EXPIRED' })
    await askCode(phone, cookie)
    expect((await prove(phone, await sentCode(server, phone), cookie)).status).toBe(204)
  })

  test('a code lasts ten minutes, and a new one replaces it', async () => {
    const phone = newPhone()
    const cookie = cookieOf(await askCode(phone))
    const first = await sentCode(server, phone)
    server.time.now = new Date(server.time.now.getTime() + 600_000)
    expect((await prove(phone, first, cookie)).body).toMatchObject({ code: 'ONE_TIME_CODE_EXPIRED' })
    await askCode(phone, cookie)
    const second = await sentCode(server, phone)
    if (first !== second)
      expect((await prove(phone, first, cookie)).body).toMatchObject({ code: 'ONE_TIME_CODE_WRONG' })
    server.time.now = new Date(server.time.now.getTime() + 599_000)
    expect((await prove(phone, second, cookie)).status).toBe(204)
  })

  test('the database holds no code', async () => {
    const phone = newPhone()
    await askCode(phone)
    const code = await sentCode(server, phone)
    const rows = await server.store.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.phone, phone))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('a proof ends with the session, after half a year, and when the diner signs out', async () => {
    const phone = newPhone()
    const cookie = await provenBrowser(phone)
    const { code } = await place(phone, { customerName: 'Ana' })
    expect(await codesOf(phone, cookie)).toEqual([code])
    const now = server.time.now.getTime()
    server.time.now = new Date(now + 181 * 86_400_000)
    expect(await codesOf(phone, cookie)).toEqual([])
    server.time.now = new Date(now)
    const out = await server.call('DELETE', '/api/sign-in/session', { cookie })
    expect(out.status).toBe(204)
    expect(String(out.headers['set-cookie'])).toMatch(/^vitrina_device=; Path=\/; Max-Age=0; HttpOnly/)
    expect(await codesOf(phone, cookie)).toEqual([])
    expect((await server.call('DELETE', '/api/sign-in/session')).headers['set-cookie']).toBeUndefined()
  })

  test('a branch without codes sends none', async () => {
    expect(await askCode('+525512345678', undefined, 'kiosk-marca')).toMatchObject({
      status: 409,
      body: { code: 'STATUS_CONFLICT' },
    })
    expect((await askCode(newPhone(), undefined, 'nadie')).status).toBe(404)
  })

  test.each(['+5491155', '5491155550000', '+33612345678', '+54 911 5555 0000', 'x'])(
    'no code is sent to "%s"',
    async (phone) => {
      expect(await askCode(phone)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    },
  )
})

describe('an unproven order under a proven phone', () => {
  test('changes nothing that the phone has, and shows nothing of it', async () => {
    const phone = newPhone()
    const owner = await provenBrowser(phone)
    await place(phone, { customerName: 'Ana', email: 'ana@example.com', optIn: false, location: NEAR }, owner)
    const said = await customerOf(phone, owner)
    expect(said).toMatchObject({
      name: 'Ana',
      optIn: false,
      addressesRegistered: [{ fullAddress: NEAR.fullAddress }],
    })

    const trap = { ...NEAR, fullAddress: 'Casa del ladrón 1' }
    const attack = await place(phone, {
      customerName: 'Ladrón',
      email: 'x@evil.example',
      optIn: true,
      location: trap,
    })
    expect(await customerOf(phone, owner)).toEqual(said)
    expect(await customerOf(phone, attack.cookie)).toMatchObject({
      name: 'Ladrón',
      addressesRegistered: [{ fullAddress: trap.fullAddress }],
    })
    expect(await codesOf(phone, attack.cookie)).toEqual([attack.code])
  })

  test('before any proof two devices with one number do not touch each other', async () => {
    const phone = newPhone()
    const there = { ...NEAR, fullAddress: 'Calle Uno 180, Centro, Buenos Aires' }
    const first = await place(phone, { customerName: 'Ana', location: NEAR })
    const second = await place(phone, { customerName: 'Eva', location: there })
    for (const [{ cookie, code }, name, { fullAddress }] of [
      [first, 'Ana', NEAR],
      [second, 'Eva', there],
    ] as const) {
      expect(await customerOf(phone, cookie)).toMatchObject({ name, addressesRegistered: [{ fullAddress }] })
      expect(await codesOf(phone, cookie)).toEqual([code])
    }
  })

  test('a diner who proves the phone later is who this device said, not who others said', async () => {
    const phone = newPhone()
    await place(phone, { customerName: 'Ladrón' })
    const { cookie } = await place(phone, { customerName: 'Ana' })
    await askCode(phone, cookie)
    await prove(phone, await sentCode(server, phone), cookie)
    await place(phone, { customerName: 'Ladrón' })
    expect(await customerOf(phone, cookie)).toMatchObject({ name: 'Ana' })
  })
})

describe('a script that walks through 1,000 phones', () => {
  let guarded: TestApp
  beforeAll(async () => {
    guarded = await testApp({ tenantsDir, config: { rateLimits: true } })
  })
  afterAll(() => guarded.close())

  const walk = async (ask: (phone: string) => Promise<Answer>) => {
    const answers: Answer[] = []
    for (let index = 0; index < 1_000; index += 1) {
      answers.push(await ask(`+549114${String(index).padStart(7, '0')}`))
      // ten a second: the time of a fast network
      guarded.time.now = new Date(guarded.time.now.getTime() + 100)
    }
    return answers
  }
  const judge = (answers: Answer[], most: number) => {
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(1_000 - most)
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (const name of ['Ana', 'Calle Uno', '"code":"']) {
      expect(answers.filter(({ status, text }) => status < 400 && text.includes(name))).toEqual([])
    }
  }

  beforeAll(async () => {
    for (const index of [0, 3, 20]) {
      const phone = `+549114${String(index).padStart(7, '0')}`
      const body = await orderPayload(guarded, 'bistro', {
        mode: 'delivery',
        form: { customerName: 'Ana', phone },
      })
      const headers = { 'idempotency-key': newKey() }
      await guarded.call('POST', '/api/order', { body, headers })
    }
  })

  test.each(['no cookie', 'a session of its own'])('gets nobody by %s, and is slowed down', async (kind) => {
    guarded.time.now = new Date(guarded.time.now.getTime() + 3_600_000)
    const cookie =
      kind === 'a session of its own'
        ? cookieOf(await askCode('+5491144445555', undefined, 'bistro-casa', guarded))
        : undefined
    judge(
      await walk((phone) =>
        guarded.call('GET', `/api/orderingcustomer/${encodeURIComponent(phone)}?branchId=bistro-casa`, {
          cookie,
        }),
      ),
      100,
    )
    judge(
      await walk((phone) =>
        guarded.call('GET', `/api/orders?phone=${encodeURIComponent(phone)}&branchContactId=bistro`, {
          cookie,
        }),
      ),
      100,
    )
  })

  test('sends few codes from one address', async () => {
    guarded.time.now = new Date(guarded.time.now.getTime() + 3_600_000)
    const answers = await walk((phone) => askCode(phone, undefined, 'bistro-casa', guarded))
    judge(answers, 20)
  })

  test('guesses few codes from one address', async () => {
    guarded.time.now = new Date(guarded.time.now.getTime() + 3_600_000)
    const answers = await walk((phone) =>
      guarded.call('POST', '/api/sign-in/proof', {
        body: { branchId: 'bistro-casa', phone, code: '123456' },
      }),
    )
    judge(answers, 60)
    expect(answers.filter(({ status }) => status === 204)).toEqual([])
  })

  test('who asks is sent five codes an hour for a phone, also at once', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 9 }, () => askCode(phone)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      202, 202, 202, 202, 202, 429, 429, 429, 429,
    ])
    expect(Number(answers.find(({ status }) => status === 429)?.headers['retry-after'])).toBe(3_600)
    server.time.now = new Date(server.time.now.getTime() + 3_600_000)
    expect((await askCode(phone)).status).toBe(202)
  })
})

describe('the outbox', () => {
  test('is the operator’s, by token or by the prompt of a browser', async () => {
    const open = (authorization?: string) =>
      server.call('GET', '/outbox', authorization === undefined ? {} : { headers: { authorization } })
    for (const wrong of [undefined, 'Bearer nonsense', `Basic ${btoa('x:wrong')}`, 'Basic !']) {
      const answer = await open(wrong)
      expect(answer.status).toBe(401)
      expect(answer.headers['www-authenticate']).toMatch(/^Basic/)
    }
    expect((await open(`Basic ${btoa(`operator:${server.config.adminToken ?? ''}`)}`)).status).toBe(200)
    const admin = await server.call('GET', '/api/admin/orders', {
      headers: { authorization: `Basic ${btoa(`operator:${server.config.adminToken ?? ''}`)}` },
    })
    expect(admin.status, 'a browser adds a password by itself, so no other call takes it').toBe(401)
  })
})
