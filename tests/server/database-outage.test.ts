import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderCreated, Problem } from '#generated/models.ts'
import { openStore } from '#server/db/store.ts'
import { listeningStore } from './support/listening-store.ts'
import { loopbackProxy, type LoopbackProxy } from './support/loopback-proxy.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

const { TEST_DATABASE_URL: postgres = '' } = process.env
/** Shorter than outside of tests, so that none has to wait long. */
const LIMITS = { connectMs: 1_500, statementMs: 1_000, silenceMs: 1_200 }
const ORDERS = Number(process.env.OUTAGE_ORDERS ?? 60)
const AT_ONCE = 6

let proxy: LoopbackProxy
let server: TestApp
/** on the same database, but not over the proxy */
let beside: pg.Client
let operator: pg.Pool
let name = ''

describe.runIf(postgres)('a database that goes and comes back', () => {
  beforeAll(async () => {
    const { hostname, port } = new URL(postgres)
    proxy = await loopbackProxy({ host: hostname, port: Number(port) })
    server = await testApp({
      cookie: DINER_COOKIE,
      database: (url) => {
        name = new URL(url).pathname.slice(1)
        return { databaseUrl: overProxy(url), limits: LIMITS }
      },
    })
    beside = new pg.Client({ connectionString: urlOf(name), application_name: 'beside' })
    operator = new pg.Pool({ connectionString: urlOf(name), application_name: 'beside' })
    await beside.connect()
  })
  afterAll(async () => {
    await beside.end()
    await operator.end()
    await server.close()
    await proxy.close()
  })

  const urlOf = (database: string) => Object.assign(new URL(postgres), { pathname: `/${database}` }).href
  const overProxy = (url: string) =>
    Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(proxy.port) }).href
  /** A call that always asks the database. */
  const ask = () => server.call<Problem>('GET', '/api/health')
  const asksWell = async () => {
    await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200)
  }
  /** What `pg_terminate_backend` or a failover does to every connection of the server. */
  const endConnections = () =>
    operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = ''`,
      [name],
    )
  const send = async (body: unknown, key: string) =>
    server.call<Pick<OrderCreated & { code: string }, 'code'>>('POST', '/api/order', {
      body,
      headers: { 'idempotency-key': key },
    })

  test('a connection that is cut inside a transaction ends the transaction and nothing else', async () => {
    const cut = server.store.db.transaction(async (tx) => {
      const [own] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select) as nothing`)
      const pid = own?.pid
      const isGone = new Promise((resolve) => {
        void beside.query('select pg_terminate_backend($1)', [pid]).then(resolve)
      })
      await isGone
      await expect
        .poll(async () => {
          const found = await beside.query('select 1 from pg_stat_activity where pid = $1', [pid])
          return found.rowCount
        })
        .toBe(0)
      await tx.execute(sql`select 1`)
    })
    await expect(cut).rejects.toThrow('Failed query')
    expect((await ask()).status).toBe(200)
  })

  test('while it is away the server says so, lives, and is well again without a restart', async () => {
    const payload = await orderPayload(server, 'bistro', { mode: 'take-away', payment: 'CASH' })
    proxy.cut()
    const refused = await send(payload, newKey())
    expect(refused.status).toBe(503)
    expect(refused.body.code).toBe('UNAVAILABLE')
    expect(refused.headers['retry-after']).toBe('2')
    const health = await ask()
    expect([health.status, health.headers['retry-after']]).toEqual([503, '2'])
    expect((await server.call('GET', '/api/health/live')).status).toBe(204)
    proxy.mend()
    expect((await send(payload, newKey())).status).toBe(201)
    await asksWell()
  })

  test('an absence of a moment costs time and no order', async () => {
    const payload = await orderPayload(server, 'bistro', { mode: 'take-away', payment: 'CASH' })
    proxy.cut()
    // the cut reaches the pool before the order does
    await expect.poll(async () => (await ask()).status).toBe(503)
    const order = send(payload, newKey())
    setTimeout(() => proxy.mend(), LIMITS.connectMs / 3)
    expect((await order).status).toBe(201)
  })

  test('connections over which nothing comes any more are replaced', async () => {
    await Promise.all(Array.from({ length: 10 }, ask))
    proxy.freeze()
    const stuck = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(stuck.map(({ status }) => status))).toEqual(new Set([503]))
    expect((await ask()).status).toBe(200)
  })

  test('a transaction that could not begin gives its connection back', async () => {
    const begin = () => server.store.db.transaction(async () => 'done')
    await Promise.all(Array.from({ length: 10 }, ask))
    proxy.freeze()
    const stuck = await Promise.allSettled(Array.from({ length: 10 }, begin))
    expect(new Set(stuck.map(({ status }) => status))).toEqual(new Set(['rejected']))
    expect(await begin()).toBe('done')
  })

  test('a statement that takes too long is ended, and the connection serves on', async () => {
    await expect(server.store.db.execute(sql`select pg_sleep(30)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    })
    expect((await ask()).status).toBe(200)
  })

  test('a full disk refuses an order and breaks nothing', async () => {
    const payload = await orderPayload(server, 'bistro', { mode: 'take-away', payment: 'CASH' })
    await beside.query(
      `create function full_disk() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
       create trigger full_disk before insert on orders for each row execute function full_disk()`,
    )
    const key = newKey()
    expect((await send(payload, key)).status).toBe(503)
    await beside.query('drop trigger full_disk on orders; drop function full_disk()')
    expect((await send(payload, key)).status).toBe(201)
  })

  test('who listens hears again, and is told that something may have been missed', async () => {
    const heard = await listeningStore(overProxy(urlOf(name)), LIMITS)
    await beside.query(`select pg_notify('news', 'one')`)
    await expect.poll(heard.all).toEqual(['one'])
    await endConnections()
    await expect.poll(heard.all, { timeout: 10_000 }).toEqual(['one', undefined])
    proxy.freeze()
    await expect.poll(heard.all, { timeout: 10_000 }).toEqual(['one', undefined, undefined])
    await beside.query(`select pg_notify('news', 'two')`)
    await expect.poll(heard.all).toEqual(['one', undefined, undefined, 'two'])
    await heard.close()
  })

  test(`of ${ORDERS} orders sent while all connections are ended at every third try, each is there once`, async () => {
    const payload = await orderPayload(server, 'bistro', { mode: 'take-away', payment: 'CASH' })
    const count = async () => Number((await beside.query('select count(*) as n from orders')).rows[0].n)
    const before = await count()
    const codes: string[] = []
    let [tries, refusals] = [0, 0]
    const diner = async (orders: number) => {
      for (let order = 0; order < orders; order += 1) {
        const key = newKey()
        for (;;) {
          tries += 1
          const ended = tries % 3 === 0 ? endConnections() : undefined
          const { status, body } = await send(payload, key)
          await ended
          if (status === 200 || status === 201) {
            codes.push(body.code)
            break
          }
          refusals += 1
          expect([status, body.code]).toEqual([503, 'UNAVAILABLE'])
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, () => diner(ORDERS / AT_ONCE)))
    expect(new Set(codes).size).toBe(ORDERS)
    expect((await count()) - before).toBe(ORDERS)
    expect(refusals).toBeGreaterThan(0)
    await asksWell()
  })
})

describe.runIf(postgres)('a start', () => {
  test('waits for a database that cannot answer yet, and tells why once', async () => {
    const { hostname, port } = new URL(postgres)
    const way = await loopbackProxy({ host: hostname, port: Number(port) })
    way.cut()
    const told: string[] = []
    const databaseUrl = Object.assign(new URL(postgres), {
      hostname: '127.0.0.1',
      port: String(way.port),
    }).href
    const onWait = (reason: string) => {
      told.push(reason)
      way.mend()
    }
    const store = await openStore({ databaseUrl, waitMs: 20_000, onWait })
    await store.close()
    await way.close()
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('127.0.0.1')
  })

  test('gives up on one that does not come, and at once on one that refuses', async () => {
    const at = '127.0.0.1:1/none'
    const userInfos = ['nobody:secret@', 'nobody:the@secret@', 'nobody:12/secret@', 'nobody:the/secret@']
    const nobody = [...userInfos.map((one) => `postgres://${one}${at}`), `postgres://${at}?password=secret`]
    for (const databaseUrl of nobody)
      await expect(openStore({ databaseUrl, waitMs: 600 })).rejects.toMatchObject({
        code: 'DATABASE_UNREACHABLE',
        message: expect.not.stringContaining('secret') as string,
      })
    const missing = Object.assign(new URL(postgres), { pathname: '/there_is_none' }).href
    const told: string[] = []
    const opening = openStore({ databaseUrl: missing, waitMs: 20_000, onWait: (reason) => told.push(reason) })
    await expect(opening).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' })
    expect(told).toEqual([])
  })
})
