// Longer than 300 lines: the one worker, with its locks, retries and lanes on one database.
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { DAY_MS, HOUR_MS } from '#domain/time/lengths.ts'
import { outbox } from '#server/db/schema/orders.ts'
import { jobs } from '#server/db/schema/work.ts'
import { type EventListener, type Job, MAX_ATTEMPTS, retryDelayMs } from '#server/jobs/job.ts'
import { Worker } from '#server/jobs/worker.ts'
import { addJobs, cancelJob, putJob } from '#server/repositories/jobs-repository.ts'
import type { Services } from '#server/services.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let services: Services
beforeAll(async () => {
  server = await testApp()
  const { store, app, time, config } = server
  // what jobs of this file use; they ask for nothing else
  services = { store, clock: () => time.now, log: app.log, config } as Services
})
afterAll(() => server.close())
beforeEach(() => {
  server.time.now = SATURDAY_NOON
})
afterEach(async () => {
  await server.store.db.delete(jobs)
  await server.store.db.delete(outbox)
})

const later = (ms: number) => (server.time.now = new Date(server.time.now.getTime() + ms))
const put = (key: string, ms = 0, queue = 'test') =>
  putJob(server.store.db, { queue, key, runAt: new Date(server.time.now.getTime() + ms) }, server.time.now)
const rows = () => server.store.db.select().from(jobs)
const seen: string[] = []
const note: Job = {
  queue: 'test',
  run: (_, { key }) => {
    seen.push(key)
    return Promise.resolve()
  },
}
const workerWith = (list: readonly Job[], listeners: readonly EventListener[] = []) =>
  new Worker(services, list, listeners)
beforeEach(() => void seen.splice(0))

describe('jobs', () => {
  test('run once they are due, in the order in which they are', async () => {
    const worker = workerWith([note])
    await put('second', 2_000)
    await put('first', 1_000)
    expect(await worker.runDue()).toBe(0)
    later(2_000)
    expect(await worker.runDue()).toBe(2)
    expect(seen).toEqual(['first', 'second'])
    expect(await rows()).toEqual([])
  })

  test('a due job is done once, however many processes look for work at the same time', async () => {
    for (let number = 0; number < 25; number += 1) await put(`job-${number}`)
    const workers = Array.from({ length: 4 }, () => workerWith([note]))
    await Promise.all(workers.map((worker) => worker.runDue()))
    expect(seen.toSorted()).toEqual(Array.from({ length: 25 }, (_, number) => `job-${number}`).toSorted())
  })

  test('put again under its key a waiting job is replaced; cancelled it is gone', async () => {
    await put('one', 1_000)
    await put('one', 5_000)
    await put('two', 1_000)
    await cancelJob(server.store.db, 'test', 'two')
    later(2_000)
    const worker = workerWith([note])
    expect(await worker.runDue()).toBe(0)
    later(3_000)
    await worker.runDue()
    expect(seen).toEqual(['one'])
  })

  test('more of them are put on their queues than a statement has parameters for', async () => {
    const many = Array.from({ length: 14_000 }, (_, nth) => ({
      queue: 'test',
      key: String(nth),
      runAt: server.time.now,
    }))
    await addJobs(server.store.db, many, server.time.now)
    expect(await server.store.db.$count(jobs)).toBe(many.length)
  })

  test('one whose process died is done by another when its lock has ended', async () => {
    let release = (): void => undefined
    const dying = new Promise<void>((resolve) => {
      release = resolve
    })
    const died = workerWith([{ queue: 'test', run: () => dying }])
    await put('orphan')
    const lost = died.runDue()
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    const worker = workerWith([note])
    // a process whose clock is ahead does not take what another is doing
    later(3_600_000)
    expect(await worker.runDue()).toBe(0)
    await server.store.db.update(jobs).set({ lockedUntil: sql`now() - interval '1 ms'` })
    await worker.runDue()
    expect(seen).toEqual(['orphan'])
    release()
    await lost
    expect(await rows()).toEqual([])
  })

  test('the reason of one that fails names nobody', async () => {
    const failing: Job = {
      queue: 'test',
      async run({ store }, { key }) {
        await store.db.execute(sql`select ${key}::int as "noNumber"`)
      },
    }
    await put('+5491155550101')
    await workerWith([failing]).runDue()
    const [row] = await rows()
    expect(row?.lastError).toContain('select $1::int')
    expect(row?.lastError).not.toContain('5491155550101')
  })

  test('one that fails is tried again later and later, then kept as a dead letter with its reason', async () => {
    let tries = 0
    const failing: Job = {
      queue: 'test',
      run: () => {
        tries += 1
        return Promise.reject(new Error('carrier down'))
      },
    }
    const worker = workerWith([failing])
    await put('unlucky')
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await worker.runDue()
      expect(tries).toBe(attempt)
      await worker.runDue()
      expect(tries).toBe(attempt)
      later(retryDelayMs(attempt))
    }
    expect(await worker.runDue()).toBe(0)
    expect(await rows()).toMatchObject([{ key: 'unlucky', lastError: 'Error: carrier down' }])
    expect((await rows())[0]?.deadAt).not.toBeNull()
    // a new one of the same name is a new one
    await put('unlucky')
    await worker.runDue()
    expect(tries).toBe(MAX_ATTEMPTS + 1)
  })

  test('a recurring one is there from the start, and again after its pause', async () => {
    const worker = workerWith([{ ...note, everyMs: 60_000 }])
    await worker.runDue()
    await worker.runDue()
    expect(seen).toEqual(['recurring'])
    later(60_000)
    await worker.runDue()
    expect(seen).toEqual(['recurring', 'recurring'])
  })

  test('a recurring one does not wait for the time of a clock that was ahead', async () => {
    const worker = workerWith([{ ...note, everyMs: 60_000 }])
    later(400 * DAY_MS)
    await worker.runDue()
    server.time.now = SATURDAY_NOON
    await worker.runDue()
    expect(seen).toEqual(['recurring'])
    later(HOUR_MS)
    await worker.runDue()
    expect(seen).toEqual(['recurring', 'recurring'])
  })

  test('delays double up to an hour', () => {
    expect([1, 2, 3, 9].map(retryDelayMs)).toEqual([30_000, 60_000, 120_000, 3_600_000])
  })
})

describe('queues', () => {
  /** A job that the test lets go on, and how many of it are under way. */
  function held(queue: string, atOnce?: number) {
    const waiting: (() => void)[] = []
    const job: Job = {
      queue,
      atOnce,
      run: (_, { key }) => {
        seen.push(key)
        return new Promise((resolve) => {
          waiting.push(resolve)
        })
      },
    }
    return { job, underWay: () => waiting.length, release: () => waiting.splice(0).forEach((go) => go()) }
  }

  test('one that is held up delays no other, and new work of the others is done meanwhile', async () => {
    const slow = held('slow')
    const worker = workerWith([slow.job, note])
    await put('held', 0, 'slow')
    await put('first')
    const first = worker.runDue()
    await expect.poll(() => seen.toSorted()).toEqual(['first', 'held'])
    await put('second')
    await put('held too', 0, 'slow')
    const second = worker.runDue()
    await expect.poll(() => seen.at(-1)).toBe('second')
    slow.release()
    await expect.poll(() => seen.at(-1)).toBe('held too')
    slow.release()
    expect((await first) + (await second)).toBe(4)
    expect(await rows()).toEqual([])
  })

  test('a process does as many jobs of a queue at the same time as it says, and no more', async () => {
    const several = held('test', 3)
    const worker = workerWith([several.job])
    await put('a')
    const first = worker.runDue()
    await expect.poll(several.underWay).toBe(1)
    for (const key of ['b', 'c', 'd']) await put(key)
    const run = Promise.all([first, worker.runDue()])
    await expect.poll(several.underWay).toBe(3)
    expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(3)
    several.release()
    await expect.poll(several.underWay).toBe(1)
    several.release()
    expect((await run)[0] + (await run)[1]).toBe(4)
  })

  test('what is put while it is being done is done once more afterwards, never twice at a time', async () => {
    const slow = held('test', 2)
    const workers = [workerWith([slow.job]), workerWith([slow.job])]
    await put('one')
    const run = workers[0]?.runDue()
    await expect.poll(slow.underWay).toBe(1)
    await put('one')
    expect(await workers[1]?.runDue()).toBe(0)
    slow.release()
    await expect.poll(slow.underWay).toBe(1)
    expect(seen).toEqual(['one', 'one'])
    slow.release()
    expect(await run).toBe(2)
    expect(await rows()).toEqual([])
  })

  test('a job runs again when it says so, and at once when it was put anew meanwhile', async () => {
    const repeating: Job = {
      queue: 'test',
      async run(_, { key }) {
        seen.push(key)
        if (seen.length === 1) await put(key)
        return new Date(server.time.now.getTime() + 60_000)
      },
    }
    const worker = workerWith([repeating])
    await put('one')
    expect(await worker.runDue()).toBe(2)
    expect(await worker.runDue()).toBe(0)
    later(60_000)
    expect(await worker.runDue()).toBe(1)
  })

  test('a job without an end counts as failed, and its queue goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stuck = held('test')
    await put('stuck')
    await put('next', 1)
    later(1)
    const run = workerWith([stuck.job]).runDue()
    await vi.waitFor(() => expect(seen).toEqual(['stuck']))
    vi.advanceTimersByTime(100_000)
    await vi.waitFor(() => expect(seen).toEqual(['stuck', 'next']))
    vi.useRealTimers()
    stuck.release()
    await run
    expect(await rows()).toMatchObject([
      { key: 'stuck', attempts: 1, lastError: 'Error: A job took more than 100000 ms' },
    ])
  })

  test('a worker that stops takes nothing more, and waits for what is under way', async () => {
    const slow = held('test')
    const worker = workerWith([slow.job])
    await put('under way')
    await put('left', 1)
    later(1)
    void worker.runDue()
    await expect.poll(slow.underWay).toBe(1)
    const stopped = worker.stop()
    slow.release()
    await stopped
    expect(seen).toEqual(['under way'])
    expect(await rows()).toMatchObject([{ key: 'left', attempts: 0 }])
  })
})

describe('events of the outbox', () => {
  const happen = (topic: string) =>
    server.store.db
      .insert(outbox)
      .values({ topic, subject: 'order-1', payload: { code: 'X' }, createdAt: server.time.now })
  const listener = (id: string, hear: EventListener['handle']): EventListener => ({
    id,
    topics: ['order.placed'],
    handle: hear,
  })

  test('are told to everybody who wants to hear them, once, and marked', async () => {
    const heard: string[] = []
    const list = ['a', 'b'].map((id) =>
      listener(id, (_, event) => {
        heard.push(`${id} ${event.topic} ${event.subject} ${String(event.payload['code'])}`)
        return Promise.resolve()
      }),
    )
    await happen('order.placed')
    await happen('order.moved')
    const workers = [workerWith([], list), workerWith([], list)]
    await Promise.all(workers.map((worker) => worker.runDue()))
    await workers[0]?.runDue()
    expect(heard.toSorted()).toEqual(['a order.placed order-1 X', 'b order.placed order-1 X'])
    const left = await server.store.db.select().from(outbox)
    expect(left.map(({ deliveredAt }) => deliveredAt)).toEqual([SATURDAY_NOON, SATURDAY_NOON])
  })

  test('one listener that fails keeps nobody else from hearing, and hears it in the end', async () => {
    const heard: string[] = []
    let isDown = true
    const worker = workerWith(
      [],
      [
        listener('down', () => {
          if (isDown) return Promise.reject(new Error('down'))
          heard.push('down')
          return Promise.resolve()
        }),
        listener('up', () => Promise.resolve(void heard.push('up'))),
      ],
    )
    await happen('order.placed')
    await worker.runDue()
    expect(heard).toEqual(['up'])
    isDown = false
    later(retryDelayMs(1))
    await worker.runDue()
    expect(heard).toEqual(['up', 'down'])
  })

  test('are heard while more of them come all the time', async () => {
    const EVENTS = 4
    let happened = 0
    const happenIn = (tx: Pick<TestApp['store']['db'], 'insert'>) => {
      happened += 1
      return tx.insert(outbox).values({
        topic: 'order.placed',
        subject: `order-${happened}`,
        payload: {},
        createdAt: server.time.now,
      })
    }
    const heard: string[] = []
    const steady: EventListener = {
      id: 'steady',
      topics: ['order.placed'],
      // whenever some are moved the next has happened
      async wantedVenues(tx, venues) {
        if (happened < EVENTS) await happenIn(tx)
        return new Set(venues)
      },
      handle: (_, { subject }) => Promise.resolve(void heard.push(`${subject} of ${happened}`)),
    }
    await happenIn(server.store.db)
    await workerWith([], [steady]).runDue()
    expect(heard).toEqual(['order-1 of 2', 'order-2 of 3', 'order-3 of 4', 'order-4 of 4'])
  })
})
