import type { TracingChannelSubscribers } from 'node:diagnostics_channel'

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { Store } from '../db/store.ts'
import {
  countEvents,
  countOpenOrders,
  listQueues,
  OPEN_STATES,
} from '../repositories/waiting-work-repository.ts'
import { onSignal, JOBS, ORDER_STATES, PAGE_ANSWERS, QUERIES, RENDERS, type Work } from './signals.ts'

/** From a cached page to a provider close to its timeout. @units seconds */
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5]
const JOB_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 100]

/** Sources of metrics that are measured on request. */
export type Looked = { store: Store; now: () => Date; sockets: () => number }

export type Metrics = {
  /** all metrics in Prometheus text format */
  text(): Promise<string>
  readonly contentType: string
  /** @param operation - id in the contract, or a route's pattern; never an address */
  answered(operation: string, status: number, seconds: number): void
  /** a response with a code of `schemas/errors.yaml` */
  refused(operation: string, code: string): void
  close(): void
}

/**
 * Metrics of a process. All labels have few values, whatever visitors send: operations, states, queues, codes of the
 * contract. Tenants are no label, since their number is unbounded.
 */
export function openMetrics(looked: Looked): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'vitrina_http_request_duration_seconds',
    help: 'Answers, by operation of the contract or route, and status.',
    labelNames: ['operation', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const problems = new Counter({
    name: 'vitrina_problems_total',
    help: 'Answers with an error code of the contract.',
    labelNames: ['operation', 'code'],
    registers,
  })
  const states = new Counter({
    name: 'vitrina_order_states_total',
    help: 'States that orders came to: the first and the later ones.',
    labelNames: ['status'],
    registers,
  })
  const answers = new Counter({
    name: 'vitrina_page_answers_total',
    help: 'Pages by how they were answered: hit (kept), miss (drawn and kept), shared (waited for with others), once (never kept).',
    labelNames: ['result'],
    registers,
  })
  const timed = (name: string, help: string, label: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: [label, 'outcome'], buckets, registers })
  const queries = timed(
    'vitrina_database_query_duration_seconds',
    'Statements, by their first word.',
    'verb',
    QUERY_BUCKETS,
  )
  const jobs = timed('vitrina_job_duration_seconds', 'Jobs that were done or tried.', 'queue', JOB_BUCKETS)
  const renders = timed(
    'vitrina_page_render_duration_seconds',
    'Pages that were drawn, with the calls they need.',
    'screen',
    REQUEST_BUCKETS,
  )
  const endings = [
    onSignal(ORDER_STATES, (status) => states.inc({ status: String(status) })),
    onSignal(PAGE_ANSWERS, (result) => answers.inc({ result: String(result) })),
  ]
  const heard = [
    [QUERIES, timing(queries, 'verb')],
    [JOBS, timing(jobs, 'queue')],
    [RENDERS, timing(renders, 'screen')],
  ] as const
  for (const [signal, subscriber] of heard) signal.subscribe(subscriber)
  const look = gauges(registry, looked)
  return {
    contentType: registry.contentType,
    async text() {
      await look()
      return registry.metrics()
    },
    answered: (operation, status, seconds) => requests.observe({ operation, status }, seconds),
    refused: (operation, code) => problems.inc({ operation, code }),
    close() {
      for (const end of endings) end()
      for (const [signal, subscriber] of heard) signal.unsubscribe(subscriber)
      registry.clear()
    },
  }
}

/** Measures the duration of work. */
function timing(histogram: Histogram, label: string): TracingChannelSubscribers<Work> {
  const begun = new WeakMap<Work, number>()
  const failed = new WeakSet<Work>()
  return {
    start: (work) => void begun.set(work, performance.now()),
    end: () => undefined,
    asyncStart: () => undefined,
    error: (work) => void failed.add(work),
    asyncEnd(work) {
      const seconds = (performance.now() - (begun.get(work) ?? performance.now())) / 1_000
      histogram.observe({ [label]: work.name, outcome: failed.has(work) ? 'failed' : 'done' }, seconds)
    },
  }
}

/** @returns a function that updates all metrics measured on request */
function gauges(registry: Registry, { store, now, sockets }: Looked): () => Promise<void> {
  const registers = [registry]
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers })
  const up = gauge(
    'vitrina_database_up',
    'Whether the database answered when it was asked for these figures.',
  )
  const open = gauge('vitrina_orders_open', 'Orders that are still moving, of all processes.', 'status')
  const events = gauge('vitrina_events_waiting', 'Events that have not left yet, of all processes.')
  const jobs = gauge('vitrina_jobs', 'Jobs that wait or were given up, of all processes.', 'queue', 'state')
  const late = gauge(
    'vitrina_job_late_seconds',
    'For how long the first job of a queue has been due.',
    'queue',
  )
  const live = gauge('vitrina_live_sockets', 'Open sockets of live updates.')
  const connections = gauge(
    'vitrina_database_connections',
    'Connections to the database, and who waits for one.',
    'state',
  )
  return async () => {
    live.set(sockets())
    for (const [state, number] of Object.entries(store.connections?.() ?? {}))
      connections.set({ state }, number)
    try {
      const queues = await listQueues(store.db, now())
      const moving = await countOpenOrders(store.db)
      events.set(await countEvents(store.db))
      jobs.reset()
      late.reset()
      for (const { queue, waiting, failed, lateSeconds } of queues) {
        jobs.set({ queue, state: 'waiting' }, waiting)
        jobs.set({ queue, state: 'failed' }, failed)
        late.set({ queue }, lateSeconds)
      }
      for (const status of OPEN_STATES)
        open.set({ status }, moving.find((one) => one.status === status)?.orders ?? 0)
      up.set(1)
    } catch {
      // this gauge reports the outage; the others keep their last values
      up.set(0)
    }
  }
}
