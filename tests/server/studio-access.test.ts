// Longer than 300 lines: three servers of different openness, started once.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { DAY_MS } from '#domain/time/lengths.ts'
import { OPERATIONS, type Operation } from '#generated/operations.ts'
import type { Problem, StudioDraft, StudioFrame, StudioSession } from '#generated/models.ts'
import { drafts } from '#server/db/schema/studio.ts'
import { studioAccess } from '#server/studio/studio-access.ts'
import { aliasOf, jsonOf, studioApp, type StudioApp } from './support/studio.ts'

const CALLS = Object.values(OPERATIONS as Record<string, Operation>).filter(
  ({ path }) => path.startsWith('/api/studio') && path !== '/api/studio/session',
)
let server: StudioApp
let open: StudioApp
let off: StudioApp
beforeAll(async () => {
  server = await studioApp()
  open = await studioApp({ adminToken: undefined })
  off = await studioApp({ adminToken: undefined, host: '0.0.0.0' })
})
afterAll(async () => {
  await server.close()
  await open.close()
  await off.close()
})

describe('who may use the studio', () => {
  test('the operator alone, where there is a token', async () => {
    const session = await server.call<StudioSession>('GET', '/api/studio/session')
    expect(session.body).toEqual({ token: true, writable: true })
    for (const { method, path } of CALLS) {
      for (const headers of [{}, { authorization: 'Bearer no-token-of-anybody' }] as Record<
        string,
        string
      >[]) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : {}
        const answer = await server.call<Problem>(method, path.replaceAll(/\{\w+\}/g, 'x') + query(path), {
          headers,
          body,
        })
        expect([path, answer.status]).not.toEqual([path, 200])
        expect([400, 401]).toContain(answer.status)
      }
    }
    expect((await server.call('GET', '/api/studio/drafts')).status).toBe(401)
  })

  test('whoever sits at the machine, where there is none and nobody else reaches it', async () => {
    expect((await open.call<StudioSession>('GET', '/api/studio/session')).body.token).toBe(false)
    expect((await open.call('GET', '/api/studio/drafts')).status).toBe(200)
    expect((await open.call('GET', '/api/studio/drafts', { headers: { host: 'evil.example' } })).status).toBe(
      404,
    )
    expect((await off.call('GET', '/api/studio/session')).status).toBe(403)
    expect((await off.call('GET', '/api/studio/drafts', { admin: true })).status).toBe(403)
    const at = { host: '127.0.0.1', publicOrigin: undefined, adminToken: undefined, trustProxy: 0 }
    expect(studioAccess(at)).toBe('open')
    expect(studioAccess({ ...at, host: '0.0.0.0' })).toBe('off')
    expect(studioAccess({ ...at, publicOrigin: 'https://pedidos.example' })).toBe('off')
    expect(studioAccess({ ...at, trustProxy: 1 })).toBe('off')
    expect(studioAccess({ ...at, host: '0.0.0.0', adminToken: 'x' })).toBe('token')
  })

  test('the operator at the machine, by its own name, also where the server has a public one', async () => {
    const known = await studioApp({ publicOrigin: 'https://pedidos.example' })
    try {
      const post = async (host: string, origin: string, more = {}) => {
        const headers = { host, origin, ...more }
        return (await known.call('POST', '/api/studio/drafts', { headers, body: {}, admin: true })).status
      }
      const here = ['localhost:4000', 'http://localhost:4000'] as const
      expect(await post(...here)).toBe(201)
      expect(await post('pedidos.example', 'https://pedidos.example')).toBe(201)
      expect(await post('localhost:4000', 'https://evil.example')).toBe(403)
      expect(await post(...here, { 'x-forwarded-for': '203.0.113.7' })).toBe(403)
    } finally {
      await known.close()
    }
  })

  test('whichever way the address is spelt', async () => {
    for (const path of ['/api/%73tudio/drafts', '/%61pi/studio/drafts', '/api/studi%6f/drafts']) {
      expect((await open.call('GET', path)).status).toBe(200)
      expect((await open.call('GET', path, { headers: { host: 'evil.example' } })).status).toBe(404)
      expect((await open.call('GET', path, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
      expect((await off.call('GET', path)).status).toBe(403)
    }
  })

  test('nobody through a proxy that was not told of, nor from another machine', async () => {
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
      expect(
        (await open.call('GET', '/api/studio/drafts', { headers: { [name]: '203.0.113.7' } })).status,
      ).toBe(403)
    for (const [remoteAddress, status] of [
      ['203.0.113.7', 403],
      ['::ffff:127.0.0.1', 200],
      ['::1', 200],
    ] as const) {
      const answer = await open.app.inject({ url: '/api/studio/drafts', remoteAddress })
      expect([remoteAddress, answer.statusCode]).toEqual([remoteAddress, status])
    }
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    expect((await server.call('GET', '/api/studio/drafts', { admin: true, headers })).status).toBe(200)
  })

  test('no page of another site', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      expect(
        (await open.call('POST', '/api/studio/drafts', { body: { tenant: 'bistro' }, headers })).status,
      ).toBe(403)
    const form = await open.call('POST', '/api/studio/drafts', {
      raw: '{"tenant":"bistro"}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(form.status).toBe(415)
    const own = { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' }
    expect((await open.call('GET', '/api/studio/drafts', { headers: own })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    )
  })
})

const query = (path: string): string => (path.endsWith('/file') ? '?path=x' : '')

describe('what is handed in', () => {
  test.each([
    '../x.json',
    '/etc/passwd',
    'a/../../x',
    'assets/./x.svg',
    'assets//x.svg',
    '.hidden',
    'assets/.htaccess',
    'C:\\x',
    'a\\b',
    'con.json',
    'x.',
    ' x',
    'a/b/c/d/e/f/g.json',
    'x\u0001y',
    `${'y'.repeat(101)}.json`,
  ])('is refused as %s', async (path) => {
    const answer = await server.studio<Problem>('POST', '/drafts', {
      body: { tenant: 'bistro', files: [{ path, text: '{}' }] },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST'])
  })

  test('is bounded, whole, and each thing once', async () => {
    const refusals = await Promise.all(
      [
        [{ path: 'big.json', text: 'x'.repeat(4 * 1024 * 1024 + 1) }],
        Array.from({ length: 3 }, (_, index) => ({
          path: `assets/${index}.png`,
          base64: 'A'.repeat(9_600_000),
        })),
        [{ path: 'menu.json', text: '{}', base64: 'AAAA' }],
        [{ path: 'menu.json' }],
        [{ path: 'x.bin', base64: 'no Base64!' }],
        [
          { path: 'a.txt', text: '1' },
          { path: 'A.txt', text: '2' },
        ],
        [
          { path: 'menu.json', text: '{}' },
          { path: 'menu.json', text: '{}' },
        ],
        [
          { path: 'a', text: '1' },
          { path: 'a/b', text: '2' },
        ],
      ].map((files) => server.studio<Problem>('POST', '/drafts', { body: { files } })),
    )
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 400))
    const huge = await server.studio<Problem>('POST', '/drafts', {
      body: { files: [{ path: 'x.json', text: 'x'.repeat(30 * 1024 * 1024) }] },
    })
    expect([huge.status, huge.body.code]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  test('says what is wrong file by file, and is kept until it is mended', async () => {
    const draft = await server.draftOf({
      tenant: 'bistro',
      files: [
        { path: 'menu.json', text: '{"$schema":"x","categories":[{"id":"c","plats":[]}]}' },
        { path: 'theme.json', text: '{ no JSON' },
      ],
    })
    expect(draft.faults.map(({ file }) => file)).toEqual(['bistro/theme.json'])
    expect(draft).toMatchObject({ drawnRevision: 0, publishable: false })
    expect(draft.path).toBeUndefined()
    const frame = await server.studio<Problem>('POST', `/drafts/${draft.id}/frames`, {
      body: { variant: 'as-is' },
    })
    expect([frame.status, frame.body.code]).toEqual([422, 'DRAFT_REFUSED'])
    const files = [{ path: 'theme.json', removed: true }]
    const next = await server.studio<StudioDraft>('PATCH', `/drafts/${draft.id}`, {
      body: { revision: 1, files },
    })
    expect(next.body.faults).toContainEqual({
      file: 'bistro/menu.json',
      path: '$.categories[0].plats',
      found: 'a key that is not known here',
      expected: expect.stringMatching(/^one of .*\bplates\b/),
      near: 'plates',
    })
  })

  test('hostile pictures and words stay what they are', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const bistro = await server.draftOf({ tenant: 'bistro' })
    const tenant = jsonOf<{ branches: { name: string }[] }>(bistro, 'tenant.json')
    tenant.branches.forEach((branch) => (branch.name = '</script><script>alert(1)</script>'))
    const draft = await server.draftOf({
      tenant: 'bistro',
      files: [
        { path: 'assets/logo.svg', text: svg },
        { path: 'theme.json', text: '{"$schema":"x","logos":{"custom":"logo.svg"}}' },
        { path: 'tenant.json', text: JSON.stringify(tenant) },
      ],
    })
    expect(draft.faults.map(({ file }) => file)).toEqual(['bistro/assets/logo.svg'])
    expect(draft.drawnRevision).toBe(0)
  })
})

describe('frames', () => {
  test('show each variant under a mark of its own, with what its screens need', async () => {
    const draft = await server.draftOf({ tenant: 'bistro' })
    const aliases = new Set<string>()
    for (const variant of ['as-is', 'open', 'closed', 'empty-menu', 'long-names', 'out-of-zone'] as const) {
      const { status, body } = await server.studio<StudioFrame>('POST', `/drafts/${draft.id}/frames`, {
        body: {
          variant,
          samples: variant === 'open' ? ['order', 'delivery', 'survey', 'shift', 'console'] : [],
        },
      })
      expect([variant, status]).toEqual([variant, 200])
      expect((await server.call('GET', `/api/diner/${body.venue}`)).status).toBe(200)
      expect((await server.call('GET', `/api/diner/${body.venue}/menu/${body.modes[0]?.id}`)).status).toBe(
        200,
      )
      aliases.add(body.alias)
      if (variant !== 'open') continue
      const { samples, venue } = body
      for (const code of [samples.orderCode, samples.deliveryCode, samples.surveyCode])
        expect((await server.call('GET', `/api/diner/${venue}/order/${code}`)).status).toBe(200)
      const rider = { authorization: `Bearer ${samples.deliveryToken}` }
      const shipment = await server.call('GET', `/api/shipments/${samples.shipmentId}`, { headers: rider })
      expect(shipment.status).toBe(200)
      const tracking = await server.call(
        'GET',
        `/api/logisticsorder/tracking/${venue}/${samples.deliveryCode}`,
      )
      expect(tracking.status).toBe(200)
      const venueToken = { authorization: `Bearer ${samples.consoleToken}` }
      const orders = await server.call('GET', `/api/admin/branchcontacts/${venue}/orders`, {
        headers: venueToken,
      })
      expect(orders.text).toContain(samples.orderCode)
      const books = await server.call('GET', `/api/admin/ledger?branchContactId=${venue}`, {
        headers: venueToken,
      })
      expect(books.status).toBe(200)
      const again = await server.studio<StudioFrame>('POST', `/drafts/${draft.id}/frames`, {
        body: { variant, samples: ['order', 'delivery', 'survey', 'shift', 'console'] },
      })
      expect(again.body.samples).toEqual(samples)
    }
    expect(aliases.size).toBe(6)
  })
})

describe('what a draft leaves behind', () => {
  test('nothing, when it is deleted or its time is over', async () => {
    const tables = [
      'tenants',
      'entities',
      'menus',
      'order_modes',
      'orders',
      'riders',
      'shipments',
      'console_tokens',
    ]
    const studio = ['drafts', 'draft_files', 'draft_marks', 'draft_samples', 'stored_files']
    const counts = async () => {
      const found: Record<string, number> = {}
      for (const name of [...tables, ...studio]) {
        const rows = await server.store.db.execute(sql.raw(`select count(*)::int as n from ${name}`))
        found[name] = (rows as { rows: { n: number }[] }).rows[0]?.n ?? 0
      }
      return found
    }
    // also those that no list shows
    for (const { id } of await server.store.db.select().from(drafts))
      await server.studio('DELETE', `/drafts/${id}`)
    await server.app.worker.runDue()
    const before = await counts()
    expect(before['drafts']).toBe(0)
    const first = await server.draftOf({ tenant: 'bistro' })
    await server.studio('POST', `/drafts/${first.id}/frames`, {
      body: { variant: 'open', samples: ['order', 'delivery', 'survey', 'shift', 'console'] },
    })
    const second = await server.draftOf({ tenant: 'kiosk' })
    expect((await server.studio('DELETE', `/drafts/${first.id}`)).status).toBe(204)
    expect((await server.call('GET', `/api/diner/${aliasOf(first)}`)).status).toBe(404)
    expect((await server.studio<Problem>('GET', `/drafts/${first.id}`)).body.code).toBe('DRAFT_NOT_FOUND')
    const at = server.time.now
    server.time.now = new Date(at.getTime() + 7 * DAY_MS)
    expect((await server.call('GET', `/api/diner/${aliasOf(second)}`)).status).toBe(404)
    expect((await server.studio('GET', `/drafts/${second.id}`)).status).toBe(404)
    server.time.now = new Date(server.time.now.getTime() + DAY_MS)
    await server.app.worker.runDue()
    expect(await counts()).toEqual({ ...before, stored_files: 0 })
    server.time.now = at
  })
})
