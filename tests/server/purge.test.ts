import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { DAY_MS } from '#domain/time/lengths.ts'
import { emptyDatabase } from '#server/db/empty-database.ts'
import { oneTimeCodes } from '#server/db/schema/identity.ts'
import { rateCounts } from '#server/db/schema/limits.ts'
import { outbox } from '#server/db/schema/orders.ts'
import { clientLogs } from '#server/db/schema/people.ts'
import { openStore, type Store } from '#server/db/store.ts'
import { purge } from '#server/jobs/purge.ts'
import type { Services } from '#server/services.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

/** Lets the job run on a database. */
async function purgeOf(store: Store): Promise<void> {
  const { app, time, config } = server
  const services = { store, clock: () => time.now, log: app.log, config } as Services
  await purge.run(services, { key: 'recurring', payload: {} })
}

test('[LOG-01] logs of browsers are dropped after a month, younger ones stay', async () => {
  const { store } = server
  const day = (days: number) => new Date(SATURDAY_NOON.getTime() - days * DAY_MS)
  const log = (message: string, at: Date) => ({ message, at, context: {} })
  await store.db.insert(clientLogs).values([log('old', day(31)), log('young', day(29))])
  await store.db.insert(outbox).values([
    { topic: 't', subject: 'told', payload: {}, createdAt: day(40), deliveredAt: day(8) },
    { topic: 't', subject: 'untold', payload: {}, createdAt: day(40) },
  ])
  await store.db.insert(rateCounts).values([
    { key: 'ended', count: 1, endsAt: new Date(SATURDAY_NOON.getTime() - 1) },
    { key: 'open', count: 1, endsAt: SATURDAY_NOON },
  ])
  await purgeOf(store)
  expect((await store.db.select().from(rateCounts)).map(({ key }) => key)).toEqual(['open'])
  const logs = await store.db.select().from(clientLogs)
  expect(logs.map(({ message }) => message)).toEqual(['young'])
  const events = await store.db.select().from(outbox).where(eq(outbox.topic, 't'))
  expect(events.map(({ subject }) => subject)).toEqual(['untold'])
})

test('a code that was sent is kept for a day, and its phone no longer, also where nobody asks for another one', async () => {
  const { db } = server.store
  const sent = (phone: string, expiresAt: Date) => ({
    phone,
    expiresAt,
    createdAt: expiresAt,
    deviceId: 'device',
    branch: 'bistro-casa',
    codeHash: 'hash',
  })
  await db
    .insert(oneTimeCodes)
    .values([
      sent('+5491155550001', new Date(SATURDAY_NOON.getTime() - DAY_MS - 1)),
      sent('+5491155550002', new Date(SATURDAY_NOON.getTime() - DAY_MS + 1)),
    ])
  await purgeOf(server.store)
  expect((await db.select().from(oneTimeCodes)).map(({ phone }) => phone)).toEqual(['+5491155550002'])
})

test('the embedded database gives back the room of what is gone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-purge-'))
  const store = await openStore({ dataDir, template: await emptyDatabase() })
  const ended = { count: 1, endsAt: new Date(SATURDAY_NOON.getTime() - 1) }
  const bytes = async () => {
    const answer = await store.db.execute(sql`select pg_relation_size('rate_counts') as "bytes"`)
    return (answer as { rows: { bytes: number }[] }).rows[0]?.bytes ?? 0
  }
  const aDay = async () => {
    await store.db
      .insert(rateCounts)
      .values(Array.from({ length: 500 }, (_, nth) => ({ key: String(nth), ...ended })))
    const size = await bytes()
    await purgeOf(store)
    return size
  }
  try {
    const first = await aDay()
    await aDay()
    expect(await aDay()).toBe(first)
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true })
  }
})
