import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { CodeDiscount, Problem } from '#generated/models.ts'
import { migrateTables } from '#server/db/migrate.ts'
import { orders } from '#server/db/schema/orders.ts'
import { CARD_PAYMENT } from './support/card.ts'
import { migrationsBefore } from './support/migrations-before.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { copyTenants } from './support/tenant-copies.ts'
import { cookieOf, testApp, type TestApp } from './support/test-app.ts'

const tenants = copyTenants()
const [TWICE, EACH, FIRST] = ['dos', 'cada', 'primera'].map((id): CodeDiscount => ({
  id,
  code: id.toUpperCase(),
  type: 'PERCENT',
  value: 10,
  active: true,
})) as [CodeDiscount, CodeDiscount, CodeDiscount]
let server: TestApp
beforeAll(async () => {
  tenants.edit('chain/tenant.json', (file) => {
    file.codeDiscounts = [
      { ...TWICE, maximumUses: 2 },
      { ...EACH, maximumUsesPerCustomer: 1 },
      { ...FIRST, firstTimeOnly: true },
    ]
    const { orderModes } = file.branchContactDefaults as { orderModes: { paymentTypes: object[] }[] }
    orderModes[0]?.paymentTypes.push(CARD_PAYMENT)
  })
  server = await testApp({ tenantsDir: tenants.tenantsDir })
})
afterAll(async () => {
  await server.close()
  tenants.remove()
})

const choices = [{ plate: 'taco', sizeId: 'unica', quantity: 1 }]
/** An order at a branch of the company. */
async function send(branch: number, options: PayloadOptions, cookie?: string) {
  const body = await orderPayload(server, `chain-${branch}-local`, { choices, ...options })
  return server.call('POST', '/api/order', { body, headers: { 'idempotency-key': newKey() }, cookie })
}
const order = async (branch: number, code: CodeDiscount | undefined, phone: string): Promise<number> =>
  (await send(branch, { code, form: { phone } })).status
const phoneOf = (nth: number) => `+5989912345${nth}`

test('[DISC-03] a code of a company counts its uses at all branches together', async () => {
  expect(await order(1, TWICE, phoneOf(0))).toBe(201)
  expect(await order(2, TWICE, phoneOf(1))).toBe(201)
  expect(await order(3, TWICE, phoneOf(2))).toBe(422)
})

test('[DISC-03] so it does those of one customer', async () => {
  expect(await order(1, EACH, phoneOf(3))).toBe(201)
  expect(await order(2, EACH, phoneOf(3))).toBe(422)
  expect(await order(2, EACH, phoneOf(4))).toBe(201)
})

test('[DISC-03] whose first order was one at any branch', async () => {
  expect(await order(1, undefined, phoneOf(5))).toBe(201)
  expect(await order(2, FIRST, phoneOf(5))).toBe(422)
  expect(await order(2, FIRST, phoneOf(6))).toBe(201)
})

test.each([
  ['its use', EACH],
  ['a first order', FIRST],
])(
  '[DISC-03] what an order whose card was refused takes is free at another branch, with whose order it ends: %s',
  async (_what, code) => {
    const form = { phone: phoneOf(code === EACH ? 7 : 8) }
    const refused = await send(1, { code, form, payment: 'CARD', holder: 'OTHE' })
    expect([refused.status, (refused.body as Problem).code]).toEqual([422, 'PAYMENT_REFUSED'])
    const cookie = cookieOf(refused)
    const validate = () =>
      server.call('POST', '/api/codediscounts/validate', {
        body: {
          code: code.code,
          paymentTypeId: 'chain-2-local.take-away.cash',
          phone: form.phone,
          branchId: 'chain-2',
          orderModeId: 'chain-2-local.take-away',
        },
        cookie,
      })
    expect((await validate()).status).toBe(200)
    expect((await send(2, { code, form }, cookie)).status).toBe(201)
    const kept = await server.store.db.select().from(orders).where(eq(orders.customerPhone, form.phone))
    const statuses = new Map(kept.map(({ branch, status }) => [branch, status]))
    expect([kept.length, statuses.get('chain-1')]).toEqual([2, 'CANCELED'])
    expect(statuses.get('chain-2')).not.toBe('CANCELED')
    expect((await validate()).status).toBe(422)
  },
)

test.each([undefined, EACH])(
  '[DISC-03] an order without a code, or with one that another branch’s refused order does not hold, leaves that as it is',
  async (code) => {
    const form = { phone: phoneOf(code ? 9 : 2) }
    const cookie = cookieOf(await send(1, { form, payment: 'CARD', holder: 'OTHE' }))
    expect((await send(2, { code, form }, cookie)).status).toBe(201)
    const kept = await server.store.db.select().from(orders).where(eq(orders.customerPhone, form.phone))
    expect(kept.map(({ status }) => status)).not.toContain('CANCELED')
  },
)

test('[DISC-03] uses that were counted by branch are those of the company, also of a branch that is gone', async () => {
  const client = await PGlite.create()
  await migrateTables(client, migrationsBefore('0048_codes_of_tenant'))
  await client.exec(`
    insert into tenants (alias, kind, status, content_hash, sort_name, presentation, applied_at)
      values ('chain', 'company', 'published', '', 'chain', '{}', now());
    insert into entities (alias, tenant, kind, parent, position, document, settings, published, content_hash)
      values ('chain-1', 'chain', 'branch', 'chain', 0, '{}', '{}', true, '');
    insert into former_places (alias, kind, tenant) values ('chain-2', 'branch', 'chain');
    insert into code_uses (branch, code_id, subject, used) values ('chain-1', 'dos', '', 2), ('chain-2', 'dos', '', 3),
      ('chain-1', 'dos', 'device a', 1), ('other', 'dos', '', 4), ('chain', 'dos', '', 1);`)
  await migrateTables(client)
  const { rows } = await client.query(
    `select branch, subject, used from code_uses where branch not like 'chain-%' order by branch, subject`,
  )
  expect(rows).toEqual([
    { branch: 'chain', subject: '', used: 6 },
    { branch: 'chain', subject: 'device a', used: 1 },
    { branch: 'other', subject: '', used: 4 },
  ])
  await client.close()
})
