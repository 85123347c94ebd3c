import pg from 'pg'

const RECONNECT_MS = 1_000

type Hear = (payload: string | undefined) => void

/** Hears notifications of any number of channels. */
export type PostgresListener = {
  listen(channel: string, hear: Hear): Promise<void>
  close(): Promise<void>
}

/**
 * Listens on a connection of its own, one for all channels, opened with the first of them, and reconnects when it is
 * cut. Notifications sent meanwhile are gone, which those who listen learn by a call with `undefined`.
 */
export function postgresListener(databaseUrl: string): PostgresListener {
  const hearers = new Map<string, Hear[]>()
  let closed = false
  let current: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('notification', ({ channel, payload = '' }) =>
      hearers.get(channel)?.forEach((hear) => hear(payload)),
    )
    client.on('error', reconnectLater)
    await client.connect()
    for (const channel of hearers.keys()) await subscribe(client, channel)
    return client
  }

  function reconnectLater(): void {
    if (closed || retry !== undefined) return
    retry = setTimeout(() => {
      retry = undefined
      const next = connect()
      next.then(() => {
        current = next
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
      await (await current)?.end()
    },
  }
}

/** Subscribing twice is the same as once. */
async function subscribe(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
}
