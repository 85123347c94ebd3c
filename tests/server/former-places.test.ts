import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { PersonDocument, PersonErased } from '#generated/models.ts'
import { orders } from '#server/db/schema/orders.ts'
import { customers } from '#server/db/schema/people.ts'
import { sentMessages } from '#server/db/schema/work.ts'
import { migrateTables } from '#server/db/migrate.ts'
import { migrationsFolder } from '#server/db/migrations-folder.ts'
import { placeAt } from './support/console.ts'
import { deliver } from './support/person.ts'
import { applyOverHttp, at, copyTenants } from './support/tenant-copies.ts'
import { testApp } from './support/test-app.ts'

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
  const former = entries.findIndex(({ tag }) => tag === '0045_former_places')
  const client = await PGlite.create()
  await migrateTables(client, { upTo: entries[former - 1]?.when })
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

test('a person who ordered before a folder got another name is found and erased at the tenant of its new name alone', async () => {
  const phone = '+5491155550303'
  const copies = copyTenants()
  const server = await testApp(copies)
  try {
    const ask = async <T>(what: 'export' | 'erase', tenant: string) => {
      const body = { phone, by: 'Marta' }
      return (
        await server.call<T>('POST', `/api/admin/tenants/${tenant}/person/${what}`, { admin: true, body })
      ).body
    }
    for (const alias of ['bistro', 'kiosk']) {
      const form = { phone, customerName: `Ema de ${alias}` }
      const { code } = await placeAt(server, 'bistro', { mode: 'take-away', payment: 'CASH', form })
      await deliver(server, code)
      if (alias === 'kiosk')
        await server.store.db
          .update(orders)
          .set({ tenant: alias, branch: 'kiosk-marca', branchContact: alias })
          .where(eq(orders.code, code))
      const sent = { tenant: alias, channel: 'sms', to: phone, text: 'Hola', at: server.time.now } as const
      await server.store.db.insert(sentMessages).values(sent)
    }
    await server.app.worker.runDue()
    const account = { branch: 'bistro-casa', phone, name: 'Ema', email: '', optIn: true }
    await server.store.db.insert(customers).values({ ...account, updatedAt: server.time.now })
    renameSync(join(copies.tenantsDir, 'bistro'), join(copies.tenantsDir, 'quiosco'))
    copies.edit('quiosco/tenant.json', (file) => {
      file.alias = 'quiosco'
      file.kind = 'branch'
      at(file, 'branches', 0).alias = 'quiosco'
    })
    expect(await applyOverHttp(server)).toMatchObject({ removed: 1, added: 1, refused: 0 })
    expect((await ask<PersonDocument>('export', 'quiosco')).data.orders).toHaveLength(1)
    expect((await ask<PersonErased>('erase', 'quiosco')).rows).toMatchObject({ orders: 1, account: 1 })
    expect(JSON.stringify(await ask<PersonDocument>('export', 'quiosco'))).not.toContain('Ema')
    const names = await server.store.db.select({ name: orders.customerName }).from(orders)
    expect(names.map(({ name }) => name).toSorted()).toEqual(['', 'Ema de kiosk'])
    const messages = await server.store.db.select({ tenant: sentMessages.tenant }).from(sentMessages)
    expect(new Set(messages.map(({ tenant }) => tenant))).toEqual(new Set(['kiosk']))
  } finally {
    await server.close()
    copies.remove()
  }
})
