import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'

import { migrateTables } from '#server/db/migrate.ts'
import { migrationsBefore } from './support/migrations-before.ts'

const order = '01990000-0000-7000-8000-00000000000'
const payment = '01990000-0000-7000-8000-0000000000a'
/** As a process before the migration writes it. */
const rowsOf = (n: number, tenant: string) => `
  insert into orders (id, code, tenant, branch, branch_contact, order_mode_id, order_mode_name, type, status,
    payment_type_id, payment_type_name, payment_method, price, items_price, delivery_fee, user_service_fee,
    discounts, surcharges, customer_name, customer_phone, opt_in, notes, order_text, scheduled, ordered_at,
    updated_at, min_delay_in_minutes, max_delay_in_minutes, source, context)
  values ('${order}${n}', 'CODE000000${n}', '${tenant}', 'b', 'c', 'm', 'm', 'TAKE_AWAY', 'UNCONFIRMED', 'p', 'p',
    'ONLINE', 12400, 12400, 0, 0, '[]', '[]', 'Ana', '', false, '', '', false, now(), now(), 0, 0, 'web', '{}');
  insert into payments (id, order_id, provider, public_key, kind, status, amount, created_at, updated_at)
  values ('${payment}${n}', '${order}${n}', 'embedded', 'k', 'LINK', 'OPEN', 12400, now(), now());
  insert into sandbox_payments (id, merchant, external_reference, status, amount, decimals, is_link, description,
    created_at)
  values ('link-${n}', 'k', '${payment}${n}', 'open', 12400, 0, true, '', now());`
const tenantOf = (alias: string, currencyCode: string, mantissaLength: number) => `
  insert into tenants (alias, kind, status, content_hash, sort_name, presentation, applied_at)
  values ('${alias}', 'branchContact', 'published', '', '${alias}',
    '${JSON.stringify({ country: { currencyCode, mantissaLength } })}', now());`

test('[PAY-01] payments from before their currency was kept are given that of their venue', async () => {
  const before = migrationsBefore('0025_payment_currency')
  const client = await PGlite.create()
  await migrateTables(client, before)
  await client.exec(tenantOf('bogota', 'COP', 0) + tenantOf('quito', 'USD', 2))
  await client.exec(rowsOf(1, 'bogota') + rowsOf(2, 'quito') + rowsOf(3, 'gone'))
  await migrateTables(client)
  // an earlier process goes on beside the new tables
  await client.exec(rowsOf(4, 'bogota'))
  const { rows } = await client.query(
    `select payments.currency, payments.decimals, sandbox_payments.currency as asked from payments
      join sandbox_payments on external_reference = payments.id::text order by payments.id`,
  )
  expect(rows).toEqual([
    { currency: 'COP', decimals: 0, asked: 'COP' },
    { currency: 'USD', decimals: 2, asked: 'USD' },
    { currency: null, decimals: null, asked: '' },
    { currency: null, decimals: null, asked: '' },
  ])
  await client.close()
})

test('[PAY-01] money from before the ledger stands in it, and what was not given back waits for the venue', async () => {
  const before = migrationsBefore('0026_ledger')
  const client = await PGlite.create()
  await migrateTables(client, before)
  await client.exec(tenantOf('bogota', 'COP', 0) + [1, 2, 3, 4, 5].map((n) => rowsOf(n, 'bogota')).join(''))
  await client.exec(`
    update payments set currency = 'COP', decimals = 0, reference = 'r' || right(id::text, 1);
    update payments set status = 'APPROVED' where id in ('${payment}1', '${payment}2', '${payment}3');
    update orders set paid = true where id in ('${order}1', '${order}2', '${order}3', '${order}4');
    update orders set status = 'CANCELED' where id in ('${order}2', '${order}3');
    update orders set payment_method = 'CASH' where id = '${order}4';
    insert into order_cancellations (order_id, refund_amount, refund_text, refunded_at)
    values ('${order}3', 12000, 'Transferencia', now());
    update payments set status = 'DECLINED', detail = 'paid-twice' where id = '${payment}5';`)
  await migrateTables(client)
  const { rows } = await client.query(
    `select right(charges.order_id::text, 1) as n, charges.source, charges.amount, charges.currency, uncounted, orders.paid,
       refunds.status, refunds.amount as back, reason
     from charges join orders on orders.id = charges.order_id left join refunds on charge_id = charges.id order by n`,
  )
  const charge = { source: 'PROVIDER', amount: 12_400, currency: 'COP', uncounted: null, paid: true }
  const none = { status: null, back: null, reason: null }
  expect(rows).toEqual([
    { ...charge, n: '1', ...none },
    { ...charge, n: '2', status: 'FAILED', back: 12_400, reason: 'ORDER_CANCELED' },
    { ...charge, n: '3', paid: false, status: 'CONFIRMED', back: 12_000, reason: 'ORDER_CANCELED' },
    { ...charge, n: '4', source: 'VENUE', currency: null, ...none },
    {
      ...charge,
      n: '5',
      uncounted: 'PAID_TWICE',
      paid: false,
      status: 'FAILED',
      back: 12_400,
      reason: 'PAID_TWICE',
    },
  ])
  await expect(client.exec(`delete from orders where id = '${order}1'`)).rejects.toThrow('foreign key')
  await client.close()
})

test('what banks had taken away before it had rows of its own keeps what it came to', async () => {
  const before = migrationsBefore('0031_disputes_and_drawers')
  const client = await PGlite.create()
  await migrateTables(client, before)
  await client.exec(tenantOf('bogota', 'COP', 0) + rowsOf(1, 'bogota') + rowsOf(2, 'bogota'))
  await client.exec(`
    insert into charges (order_id, branch_contact, method, source, amount, at, charged_back_at)
      values ('${order}1', 'c', 'ONLINE', 'PROVIDER', 12400, now(), '2026-11-21T12:00:00Z'),
        ('${order}2', 'c', 'ONLINE', 'PROVIDER', 12400, now(), null);
    insert into refunds (charge_id, order_id, branch_contact, amount, status, reason, requested_at)
      select id, order_id, 'c', 400, status, 'VENUE', now() from charges, (values ('CONFIRMED'), ('FAILED')) s (status)`)
  await migrateTables(client)
  const { rows } = await client.query(
    `select order_id, charge_backs.amount, charge_backs.at, won_at from charge_backs join charges on charge_id = charges.id`,
  )
  const at = new Date('2026-11-21T12:00:00Z')
  expect(rows).toEqual([{ order_id: `${order}1`, amount: 12_000, at, won_at: null }])
  await client.close()
})

test('[PAY-01] what a venue gave in hand is told from what its provider sent, and a refusal from no answer', async () => {
  const before = migrationsBefore('0034_what_may_have_happened')
  const client = await PGlite.create()
  await migrateTables(client, before)
  await client.exec(tenantOf('bogota', 'COP', 0) + rowsOf(1, 'bogota') + rowsOf(2, 'bogota'))
  const charge = '01990000-0000-7000-8000-0000000000c'
  await client.exec(`
    insert into charges (id, order_id, branch_contact, method, source, amount, at) values
      ('${charge}1', '${order}1', 'c', 'CARD', 'PROVIDER', 12400, now()),
      ('${charge}2', '${order}2', 'c', 'CASH', 'VENUE', 12400, now());
    insert into refunds (charge_id, order_id, branch_contact, amount, status, reason, note, detail, requested_at, asked_at)
    values ('${charge}1', '${order}1', 'c', 1, 'CONFIRMED', 'VENUE', 'Faltó algo', null, now(), now()),
      ('${charge}1', '${order}1', 'c', 2, 'CONFIRMED', 'VENUE', 'En mano', 'refused', now(), now()),
      ('${charge}1', '${order}1', 'c', 3, 'CONFIRMED', 'ORDER_CANCELED', 'En mano', null, now(), now()),
      ('${charge}1', '${order}1', 'c', 4, 'CONFIRMED', 'PROVIDER', null, null, now(), null),
      ('${charge}2', '${order}2', 'c', 5, 'CONFIRMED', 'VENUE', 'Faltó algo', null, now(), null),
      ('${charge}1', '${order}1', 'c', 6, 'FAILED', 'VENUE', 'Faltó algo', 'no-answer', now(), now()),
      ('${charge}1', '${order}1', 'c', 7, 'FAILED', 'VENUE', 'Faltó algo', 'code -1', now(), now());`)
  await migrateTables(client)
  const { rows } = await client.query<{ amount: number; hand: boolean; asked: boolean }>(
    'select amount, given_by_hand as hand, asked_at is not null as asked from refunds order by amount',
  )
  expect(rows.filter(({ hand }) => hand).map(({ amount }) => amount)).toEqual([2, 3, 5])
  expect(rows.filter(({ asked }) => asked).map(({ amount }) => amount)).toEqual([1, 2, 3, 6])
  await client.close()
})

test('[PAY-01] an order whose money a bank took away can be paid again, and one that is paid otherwise cannot', async () => {
  const before = migrationsBefore('0037_payments_of_lost_disputes')
  const client = await PGlite.create()
  await migrateTables(client, before)
  await client.exec(tenantOf('bogota', 'COP', 0) + [1, 2, 3].map((n) => rowsOf(n, 'bogota')).join('\n'))
  const taken = `'2026-11-21T12:00:00Z'`
  await client.exec(`
    update payments set status = 'APPROVED';
    insert into charges (order_id, payment_id, branch_contact, method, source, amount, at, charged_back_at)
      values ('${order}1', '${payment}1', 'c', 'ONLINE', 'PROVIDER', 12400, now(), ${taken}),
        ('${order}2', '${payment}2', 'c', 'ONLINE', 'PROVIDER', 12400, now(), null),
        ('${order}3', '${payment}3', 'c', 'ONLINE', 'PROVIDER', 12400, now(), ${taken}),
        ('${order}3', '${payment}3', 'c', 'ONLINE', 'PROVIDER', 12400, now(), null)`)
  await migrateTables(client)
  const { rows } = await client.query<{ status: string }>('select status from payments order by id')
  expect(rows.map(({ status }) => status)).toEqual(['CHARGED_BACK', 'APPROVED', 'APPROVED'])
  await client.close()
})
