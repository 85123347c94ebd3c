import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { externalBenefitOf } from '#domain/discounts/external-benefit.ts'
import type { ExternalBenefits, OrderFollowUp, OrderIssue, Problem } from '#generated/models.ts'
import type { Partner } from '#generated/tenant.ts'
import type { Partners } from '#server/partners/contract.ts'
import { embeddedPartners } from '#server/partners/embedded/embedded-partners.ts'
import { httpPartners } from '#server/partners/http/http-partners.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { testApp, type TestApp } from './support/test-app.ts'

const TOKEN = 'token-of-ana'
const TOKEN_HASH = 'c1f2eb9b29ea47f3d0de75a25751647c97542f10e667666a89e4a2d0e849f15f'
const DISCOUNT = { id: 'ten', name: '10 %', type: 'PERCENT' as const, percentage: 10, plates: [] }
const body = {
  branchId: 'bistro-casa',
  branchContactId: 'bistro',
  externalUserId: 'ana',
  orderModeId: 'bistro.take-away',
}

describe('the call', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp()
  })
  afterAll(() => server.close())

  const ask = <T = ExternalBenefits>(token: string | undefined, differences: object = {}, partner = 'club') =>
    server.call<T>('POST', `/api/external-benefits/${partner}`, {
      body: { ...body, ...differences },
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const send = (payload: unknown, token?: string) =>
    server.call<{ code: string; errors?: OrderIssue[] }>('POST', '/api/order', {
      body: payload,
      headers: {
        'idempotency-key': newKey(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    })

  test('[EXT-01] answers the discounts of the mode by priority, missing last', async () => {
    const { status, body: answer } = await ask(TOKEN)
    expect(status).toBe(200)
    expect(answer.generalDiscounts.map(({ id }) => id)).toEqual(['club.first', 'club.second', 'club.later'])
  })

  test('[EXT-01] needs the token of that very user', async () => {
    const refused = await Promise.all([
      ask<Problem>(undefined),
      ask<Problem>('another-token'),
      ask<Problem>(TOKEN, { externalUserId: 'beto' }),
    ])
    for (const { status, headers, text } of refused) {
      expect(status).toBe(401)
      expect(headers['www-authenticate']).toContain('Bearer')
      expect(text).toBe(refused[0]?.text)
    }
  })

  test('a partner the venue does not have, and a place that is none, are not found', async () => {
    expect((await ask<Problem>(TOKEN, {}, 'nadie')).status).toBe(404)
    expect((await ask<Problem>(TOKEN, { branchContactId: 'kiosk' })).status).toBe(404)
    expect((await ask<Problem>(TOKEN, { orderModeId: 'kiosk.take-away' })).status).toBe(404)
  })

  test('[EXT-01] the first is applied to the order, by the server once more', async () => {
    const { generalDiscounts } = (await ask(TOKEN)).body
    const benefit = externalBenefitOf('club', generalDiscounts)
    const payload = await orderPayload(server, 'bistro', { benefit })
    const line = payload.discounts.find(({ externalBenefitType }) => externalBenefitType === 'club')
    expect(line).toMatchObject({ discountReferenceId: 'club.first', value: 3 })
    const { status, body: created } = await send(payload, TOKEN)
    expect(status).toBe(201)
    const order = await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${created.code}`)
    expect(order.body.discounts).toContainEqual(line)
  })

  test.each([undefined, 'another-token'])(
    '[EXT-01, ORDER-04] without the right token the benefit is a discount that changed: %s',
    async (token) => {
      const { generalDiscounts } = (await ask(TOKEN)).body
      const payload = await orderPayload(server, 'bistro', {
        benefit: externalBenefitOf('club', generalDiscounts),
      })
      const answer = await send(payload, token)
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toContainEqual(
        expect.objectContaining({ code: 'DISCOUNT_CHANGED', referenceId: 'club.first', expected: 0 }),
      )
    },
  )
})

/** What every adapter answers, whatever stands behind it. */
describe.each(['embedded', 'http'] as const)('the %s adapter', (kind) => {
  let adapter: Partners
  let close = () => {}
  const partner: Partner = {
    name: 'club',
    users: [{ externalUserId: 'ana', tokenHash: TOKEN_HASH, discounts: [DISCOUNT] }],
  }
  beforeAll(async () => {
    if (kind === 'embedded') {
      adapter = embeddedPartners
      return
    }
    const emulator = await startEmulator()
    adapter = httpPartners(`${emulator.origin}/benefits/{partner}`)
    close = emulator.close
  })
  afterAll(() => close())

  test('[EXT-01] gives a proven user the discounts', async () => {
    expect(await adapter.benefitsOf({ partner, token: TOKEN, body })).toEqual({
      ok: true,
      discounts: [DISCOUNT],
    })
  })

  test.each([
    ['another token', 'nope', 'ana'],
    ['another user', TOKEN, 'beto'],
  ])('[EXT-01] refuses %s', async (_what, token, externalUserId) => {
    expect(await adapter.benefitsOf({ partner, token, body: { ...body, externalUserId } })).toEqual({
      ok: false,
      code: 'UNAUTHENTICATED',
    })
  })
})

describe('a partner that fails', () => {
  test.each(['down', 'broken', 'wrong', 'elsewhere', 'endless'])(
    '%s is said to have failed, never thrown',
    async (name) => {
      const emulator = await startEmulator()
      const adapter = httpPartners(`${emulator.origin}/benefits/{partner}`)
      const answer = await adapter.benefitsOf({ partner: { name }, token: TOKEN, body })
      expect(answer).toEqual({ ok: false, code: 'PROVIDER_FAILED' })
      emulator.close()
    },
  )
  test('one that is not there likewise', async () => {
    const adapter = httpPartners('http://127.0.0.1:9/{partner}')
    expect(await adapter.benefitsOf({ partner: { name: 'club' }, token: TOKEN, body })).toEqual({
      ok: false,
      code: 'PROVIDER_FAILED',
    })
  })
})

/** A partner on the loopback, well behaved or not, by the name in the address. */
async function startEmulator(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const name = request.url?.split('/').at(-1)
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as { externalUserId: string }
      const isProven =
        request.method === 'POST' &&
        request.headers.authorization === `Bearer ${TOKEN}` &&
        asked.externalUserId === 'ana'
      const answers: Record<string, () => void> = {
        club: () =>
          isProven
            ? response.end(JSON.stringify({ generalDiscounts: [DISCOUNT] }))
            : response.writeHead(401).end(),
        down: () => response.writeHead(503).end(),
        broken: () => response.end('{"generalDiscounts":'),
        wrong: () => response.end(JSON.stringify({ generalDiscounts: [{ id: 'x' }] })),
        elsewhere: () => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
        endless: () => response.end(JSON.stringify({ generalDiscounts: [], filler: 'x'.repeat(400_000) })),
      }
      answers[name ?? '']?.()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
