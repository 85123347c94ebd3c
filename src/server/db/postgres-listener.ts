import pg from 'pg'

import { endSilent, type PostgresLimits } from './postgres-pool.ts'

const RECONNECT_MS = 1_000
/** Probes sent within the silence that ends a connection. */
const BEATS = 3

type Hear = (payload: string | undefined) => void

/** Listens for notifications on any number of channels. */
export type PostgresListener = {
  listen(channel: string, hear: Hear): Promise<void>
  close(): Promise<void>
}

/**
 * Listens on one connection for all channels, opened with the first of them, and reconnects when it is cut.
 * Notifications sent meanwhile are lost; subscribers learn of that by a call with `undefined`.
 */
export function postgresListener(
  databaseUrl: string,
  { connectMs, silenceMs }: PostgresLimits,
): PostgresListener {
  const hearers = new Map<string, Hear[]>()
  let closed = false
  let current: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  /** a client runs one query at a time */
  let asked: Promise<unknown> = Promise.resolve()

  function ask(client: pg.Client, text: string): Promise<unknown> {
    asked = asked.catch(() => undefined).then(() => client.query(text))
    return asked
  }

  /** Subscribing twice is the same as once. */
  const subscribe = (client: pg.Client, channel: string): Promise<unknown> =>
    ask(client, `listen ${client.escapeIdentifier(channel)}`)

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    })
    client.on('notification', ({ channel, payload = '' }) =>
      hearers.get(channel)?.forEach((hear) => hear(payload)),
    )
    client.on('error', reconnectLater)
    try {
      await client.connect()
      endSilent(client, silenceMs)
      // a connection that waits for notifications is otherwise silent
      const beat = setInterval(() => {
        ask(client, 'select 1').catch(() => undefined)
      }, silenceMs / BEATS)
      beat.unref()
      client.once('end', () => clearInterval(beat))
      for (const channel of hearers.keys()) await subscribe(client, channel)
      return client
    } catch (error) {
      // a standby accepts connections but refuses LISTEN
      await end(client)
      throw error
    }
  }

  async function endCurrent(): Promise<void> {
    const client = await current?.catch(() => undefined)
    if (client !== undefined) await end(client)
  }

  function reconnectLater(): void {
    if (closed || retry !== undefined) return
    retry = setTimeout(() => {
      retry = undefined
      current = endCurrent().then(connect)
      current.then(() => {
        for (const hear of [...hearers.values()].flat()) hear(undefined)
      }, reconnectLater)
    }, RECONNECT_MS)
    retry.unref()
  }

  return {
    async listen(channel, hear) {
      hearers.set(channel, [...(hearers.get(channel) ?? []), hear])
      await subscribe(await (current ??= connect()), channel)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await endCurrent()
    },
  }
}

const end = (client: pg.Client): Promise<void> => client.end().catch(() => undefined)
