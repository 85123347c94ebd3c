import type { Duplex } from 'node:stream'

import pg from 'pg'

import { tracedQuery } from '../observe/signals.ts'
import { isUnavailable } from './unavailable.ts'

/** Most remembered statement texts; lists of varying length produce many. */
const MAX_SEEN = 500

/** What was asked once, by its text, and what was asked again, with the name it is prepared under. */
const seen = new Set<string>()
const names = new Map<string, string>()

/** @returns undefined for the first use of a text, and beyond the limit */
function nameOf(text: string): string | undefined {
  if (seen.has(text) && !names.has(text)) names.set(text, `vitrina_${names.size}`)
  if (seen.size < MAX_SEEN) seen.add(text)
  return names.get(text)
}

type Ask = (...args: unknown[]) => unknown
type Question = { text: string; name?: string }

const isQuestion = (asked: unknown): asked is Question =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked)

/**
 * A connection that prepares repeated statements: the database then parses and plans them once per connection.
 * Planning the statement that writes an order takes longer than running it.
 *
 * It leaves the pool when a `begin` fails on it. Drizzle releases a connection only after a successful `begin`, so
 * each failure would otherwise shrink the pool until none is left.
 */
class PreparingClient extends pg.Client {
  /** given by the pool to who takes the connection out */
  release?: pg.PoolClient['release']

  constructor(config?: pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as Ask
    this.query = ((asked: unknown, ...rest: unknown[]) => {
      if (typeof asked === 'string') return tracedQuery(asked, ask, [asked, ...rest])
      if (!isQuestion(asked)) return ask(asked, ...rest)
      const question = { ...asked, name: asked.name ?? nameOf(asked.text) }
      const answer = tracedQuery(asked.text, ask, [question, ...rest])
      if (asked.text.startsWith('begin') && answer instanceof Promise)
        answer.catch(() => this.release?.(true))
      return answer
    }) as typeof this.query
  }
}

/** Timeouts of a connection. @units ms */
export type PostgresLimits = {
  /** longest wait of a request for a new connection */
  connectMs: number
  /** the database cancels a statement that takes longer */
  statementMs: number
  /** a connection without traffic for this long is dead: longer than any statement */
  silenceMs: number
}

/** @source assumed: a diner waits some seconds for an answer; the longest report of the books takes one */
export const POSTGRES_LIMITS: PostgresLimits = { connectMs: 5_000, statementMs: 10_000, silenceMs: 12_000 }

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 800

type Connected = Parameters<pg.Pool['connect']>[0]

/**
 * A connection pool that survives a database restart. While no connection can be made, requests wait: nothing was
 * sent yet, so none is lost. A connection that is cut or falls silent fails its running query and is replaced; a
 * transaction on it did not happen, unless only the answer to its commit was lost.
 */
export class PostgresPool extends pg.Pool {
  private readonly limits: PostgresLimits

  constructor(databaseUrl: string, max: number, limits: PostgresLimits) {
    super({
      Client: PreparingClient,
      connectionString: databaseUrl,
      max,
      connectionTimeoutMillis: limits.connectMs,
      statement_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.silenceMs,
      keepAlive: true,
    })
    this.limits = limits
    this.on('connect', (client) => {
      // an unhandled error would end the process; the next query on the client fails instead
      client.on('error', () => undefined)
      endSilent(client, limits.silenceMs)
    })
    // an idle connection was cut: the next request gets another one
    this.on('error', () => undefined)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const deadline = performance.now() + this.limits.connectMs
    if (callback !== undefined) {
      this.connectUntil(deadline, FIRST_PAUSE_MS, callback)
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.connectUntil(deadline, FIRST_PAUSE_MS, (error, client) => {
        if (client === undefined) reject(error ?? new Error('The pool gave no connection'))
        else resolve(client)
      })
    })
  }

  private connectUntil(deadline: number, pauseMs: number, callback: Connected): void {
    super.connect((error, client, release) => {
      if (error === undefined || !isUnavailable(error) || performance.now() + pauseMs > deadline)
        callback(error, client, release)
      else
        setTimeout(
          () => this.connectUntil(deadline, Math.min(pauseMs * 2, LONGEST_PAUSE_MS), callback),
          pauseMs,
        )
    })
  }
}

/** Ends a connection that carries nothing for too long: no end is told of one whose other side is gone. */
export function endSilent(client: pg.ClientBase, silenceMs: number): void {
  // the driver's types leave out what its documentation names
  const { stream } = (
    client as unknown as { connection: { stream: Duplex & { setTimeout(ms: number): void } } }
  ).connection
  stream.setTimeout(silenceMs)
  stream.once('timeout', () =>
    stream.destroy(Object.assign(new Error('The database has fallen silent'), { code: 'ETIMEDOUT' })),
  )
}
