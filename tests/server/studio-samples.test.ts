import { sql } from 'drizzle-orm'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderFollowUp, StudioDraft, StudioFrame } from '#generated/models.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ tenantsDir: path.resolve('tenants') })
})
afterAll(() => server.close())

const BRANDS = ['cafe-aurora', 'grupo-sabores', 'la-esquina', 'mercado-grande', 'pizzeria-roma', 'sushi-nami']
const WITH_RIDERS: ReadonlySet<string> = new Set(['la-esquina', 'pizzeria-roma'])

test.each(BRANDS)(
  'a draft of %s gets an order that its venue would take, and nobody is told',
  async (tenant) => {
    const { body: draft } = await server.call<StudioDraft>('POST', '/api/studio/drafts', {
      body: { tenant },
      admin: true,
    })
    const { body: frame } = await server.call<StudioFrame>('POST', `/api/studio/drafts/${draft.id}/frames`, {
      body: { variant: 'open', samples: ['order', 'delivery', 'survey'] },
      admin: true,
    })
    const { venue, samples } = frame
    const follow = async (code = '') =>
      (await server.call<OrderFollowUp>('GET', `/api/diner/${venue}/order/${code}`)).body
    const order = await follow(samples.orderCode)
    expect(order).toMatchObject({ status: 'ACCEPTED', own: true, customerName: 'Ana Pérez' })
    expect(order.price).toBeGreaterThan(0)
    expect((await follow(samples.surveyCode)).status).toBe('DELIVERED')
    expect(samples.deliveryCode !== undefined).toBe(WITH_RIDERS.has(tenant))
    if (WITH_RIDERS.has(tenant)) expect((await follow(samples.deliveryCode)).status).toBe('READY')
    await server.app.worker.runDue()
    const rows = await server.store.db.execute(
      sql`select payload::text as told from outbox union all select text from sent_messages`,
    )
    expect((rows as { rows: unknown[] }).rows).toEqual([])
  },
)
