import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { distanceMeters } from '#domain/geo/distance.ts'
import type { NearbyAnswer, NearbyRequest, Problem, Storefront, TenantsPage } from '#generated/models.ts'
import { guide } from '#messages/guide.ts'
import { createMessages } from '#messages/index.ts'
import { listPlacesWithin } from '#server/repositories/guide-repository.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { makeTenants, plainBranch, plainContact } from '../support/made-tenants.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const HERE = { lat: -34.6, lng: -58.4 }
const at = (lat: number, lng: number, over: object = {}) => ({ address: { lat, lng }, ...over })

/** A chain around a point, one of it far away, one blocked, a draft, and a venue in another country. */
const tenantsDir = makeTenants(
  plainBranch('cadena', 'Cadena', [
    plainContact('cadena-uno', 'Cadena Uno', at(-34.601, -58.401)),
    plainContact('cadena-dos', 'Cadena Ñandú', at(-34.65, -58.4)),
    plainContact('cadena-lejos', 'Cadena Rosario', at(-32.95, -60.66)),
    plainContact(
      'cadena-cerrada',
      'Cadena Cerrada',
      at(-34.6, -58.4, { commercialTermsInfo: { blocked: true } }),
    ),
  ]),
  {
    ...plainBranch('borrador', 'Borrador', [plainContact('borrador-uno', 'Borrador', at(-34.6, -58.4))]),
    status: 'draft',
  },
  {
    ...plainBranch('apartado', 'Apartado', [plainContact('apartado-uno', 'Apartado', at(-34.6, -58.4))]),
    listed: false,
  },
  {
    ...plainBranch('oriental', 'Oriental', [
      plainContact(
        'oriental-uno',
        'Oriental',
        at(-34.47, -57.84, { address: { country: 'UY', lat: -34.47, lng: -57.84 } }),
      ),
    ]),
    country: 'UY',
  },
)

writeFileSync(
  join(tenantsDir, '_base/messages.es.json'),
  JSON.stringify({ $schema: 'messages', 'guide.name': 'Brújula' }),
)

let server: TestApp
beforeAll(async () => {
  server = await testApp({ tenantsDir })
})
afterAll(() => server.close())

const ask = (body: Partial<NearbyRequest>) =>
  server.call<NearbyAnswer & Problem>('POST', '/api/menu/near', {
    body: { pagingOption: { pageSize: 24, offset: 0 }, ...body },
  })
const found = async (body: Partial<NearbyRequest>) =>
  (await ask(body)).body.commerces.map(({ alias }) => alias)

test('an unlisted tenant is in no list of brands, is reached by its address, and its operator sees it', async () => {
  const { text } = await server.call('GET', '/api/directory')
  expect(text).toContain('"cadena"')
  expect(text).not.toContain('apartado')
  expect((await server.call('GET', '/api/diner/apartado-uno')).status).toBe(200)
  const { body } = await server.call<TenantsPage>('GET', '/api/admin/tenants', { admin: true })
  expect(body.tenants.map(({ alias }) => alias)).toEqual(['apartado', 'borrador', 'cadena', 'oriental'])
  expect(body.total).toBe(4)
})

describe('[GUIDE-01] the guide', () => {
  test('lists what is published and not blocked, nearest first, with address and distance', async () => {
    const { body } = await ask(HERE)
    expect(body).toEqual({
      commerces: [
        {
          alias: 'cadena-uno',
          name: 'Cadena Uno',
          address: { street: 'Calle Uno', number: '100', city: 'Buenos Aires' },
          distanceInMeters: Math.round(distanceMeters(HERE, { lat: -34.601, lng: -58.401 })),
        },
        expect.objectContaining({ alias: 'cadena-dos' }),
        expect.objectContaining({ alias: 'oriental-uno' }),
      ],
      hasMore: false,
    })
    expect(await found({ ...HERE, filters: { country: 'UY' } })).toEqual(['oriental-uno'])
    expect(await found({ lat: 40, lng: -3 })).toEqual([])
  })

  test('comes in pages', async () => {
    const page = (offset: number) => ask({ ...HERE, pagingOption: { pageSize: 2, offset } })
    const first = (await page(0)).body
    const second = (await page(2)).body
    expect([first.hasMore, second.hasMore]).toEqual([true, false])
    expect([...first.commerces, ...second.commerces].map(({ alias }) => alias)).toEqual([
      'cadena-uno',
      'cadena-dos',
      'oriental-uno',
    ])
  })

  test('finds by search code, however far and also without a point: how an alias or a name begins', async () => {
    const by = (branch_contact: string, more: object = {}) => found({ ...more, filters: { branch_contact } })
    expect(await by('cadena-l', HERE)).toEqual(['cadena-lejos'])
    expect(await by('CADENA ñ')).toEqual(['cadena-dos'])
    expect(await by('cadena')).toEqual(['cadena-dos', 'cadena-lejos', 'cadena-uno'])
    expect(await by('cadena', HERE)).toEqual(['cadena-uno', 'cadena-dos', 'cadena-lejos'])
    expect(await by('borr')).toEqual([])
    expect(await by('%')).toEqual([])
    expect((await ask({ filters: { branch_contact: 'cadena' } })).body.commerces[0]).not.toHaveProperty(
      'distanceInMeters',
    )
  })

  test.each([{}, { lat: 1 }, { lng: 1 }, { lat: 91, lng: 0 }, { filters: { branch_contact: ' ' } }])(
    'refuses %o',
    async (body) => {
      const { status, body: problem } = await ask(body)
      expect([status, problem.code]).toEqual([400, 'INVALID_REQUEST'])
    },
  )

  test('its name is configuration of the base folder', async () => {
    const { body } = await server.call<Storefront>('GET', '/api/storefront')
    const t = createMessages(body)(guide)
    expect(t('guide.title', { name: t('guide.name') })).toBe('La carta está en Brújula')
  })

  test('keeps in step with the folders', async () => {
    const without = makeTenants(
      plainBranch('oriental', 'Oriental', [plainContact('oriental-uno', 'Mudado', at(-34.6, -58.4))]),
    )
    const options = { imagesDir: server.config.imagesDir, clock: () => SATURDAY_NOON }
    await applyTenants(server.store, { ...options, tenantsDir: without, prune: true })
    expect(await found(HERE)).toEqual(['oriental-uno'])
    await applyTenants(server.store, { ...options, tenantsDir })
    expect(await found(HERE)).toEqual(['cadena-uno', 'cadena-dos', 'oriental-uno'])
  })

  test('looks at an index and not at every venue: five thousand cost as little as five', async () => {
    const attempt = server.store.db.transaction(async (tx) => {
      await tx.execute(sql`insert into entities (alias, kind, tenant, position, published, content_hash, document, settings)
        select 'muchos-' || n, 'branchContact', 'cadena', n, true, '', '{}'::jsonb, '{}'::jsonb from generate_series(1, 5000) n`)
      await tx.execute(sql`insert into venue_places (branch_contact, tenant, country, search_name, place)
        select 'muchos-' || n, 'cadena', 'AR', 'muchos ' || n, point(-70 + (n % 100) * 0.1, -50 + (n / 100) * 0.5)
        from generate_series(1, 5000) n`)
      await tx.execute(sql`analyze venue_places`)
      const rows = await listPlacesWithin(tx, HERE, 5_000, {}, { offset: 0, limit: 25 })
      expect(rows.map(({ alias }) => alias)).toContain('cadena-uno')
      const plan = await tx.execute(sql`explain select branch_contact from venue_places
        where place <@ box(point(-58.5, -34.7), point(-58.3, -34.5))`)
      expect(JSON.stringify(plan)).toContain('venue_places_place')
      const search = await tx.execute(sql`explain select branch_contact from venue_places
        where branch_contact like 'muchos-12%' or search_name like 'muchos 12%'`)
      expect(JSON.stringify(search)).toContain('venue_places_name')
      tx.rollback()
    })
    await expect(attempt).rejects.toThrow('Rollback')
  })
})
