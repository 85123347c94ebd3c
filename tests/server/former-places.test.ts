import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'

import { migrateTables } from '#server/db/migrate.ts'
import { migrationsFolder } from '#server/db/migrations-folder.ts'

type Journal = { entries: { tag: string; when: number }[] }

const orderAt = (n: number, tenant: string, branch: string, contact: string) => `
  insert into orders (id, code, tenant, branch, branch_contact, order_mode_id, order_mode_name, type, status,
    payment_type_id, payment_type_name, payment_method, price, items_price, delivery_fee, user_service_fee,
    discounts, surcharges, customer_name, customer_phone, opt_in, notes, order_text, scheduled, ordered_at,
    updated_at, min_delay_in_minutes, max_delay_in_minutes, source, context)
  values (gen_random_uuid(), 'CODE000000${n}', '${tenant}', '${branch}', '${contact}', 'm', 'm', 'TAKE_AWAY',
    'DELIVERED', 'p', 'p', 'CASH', 100, 100, 0, 0, '[]', '[]', 'Ana', '', false, '', 'un pedido', false,
    now() + interval '${n} min', now(), 0, 0, 'web', '{}');`

const placeOf = (tenant: string, alias: string, kind: string) => `
  insert into entities (alias, kind, tenant, position, published, content_hash, document, settings)
  values ('${alias}', '${kind}', '${tenant}', 0, true, '', '{}', '{}');`

test('places that left their folder before it was noted are known by their last order', async () => {
  const { entries } = JSON.parse(
    readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8'),
  ) as Journal
  const at = entries.findIndex(({ tag }) => tag === '0045_former_places')
  const client = await PGlite.create()
  await migrateTables(client, { upTo: entries[at - 1]?.when })
  await client.exec(
    `insert into tenants (alias, kind, status, content_hash, sort_name, presentation, applied_at)
      values ('one', 'company', 'published', '', 'one', '{}', now());
      ${placeOf('one', 'north', 'branch')} ${placeOf('one', 'north-shop', 'branchContact')}
      ${orderAt(1, 'one', 'north', 'north-shop')} ${orderAt(2, 'one', 'south', 'south-shop')}
      ${orderAt(3, 'one', 'west', 'west-shop')} ${orderAt(4, 'two', 'west', 'west-shop')}`,
  )
  await migrateTables(client)
  const { rows } = await client.query('select alias, kind, tenant from former_places order by alias')
  expect(rows).toEqual([
    { alias: 'south', kind: 'branch', tenant: 'one' },
    { alias: 'south-shop', kind: 'branchContact', tenant: 'one' },
    { alias: 'west', kind: 'branch', tenant: 'two' },
    { alias: 'west-shop', kind: 'branchContact', tenant: 'two' },
  ])
  await client.close()
})
