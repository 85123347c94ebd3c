import pg from 'pg'

const RECONNECT_MS = 1_000

/**
 * Listens on a connection of its own and reconnects when it is cut. Notifications sent meanwhile are gone,
 * which the caller learns by a call with `undefined`.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  onMessage: (payload: string | undefined) => void,
): Promise<() => Promise<void>> {
  let closed = false
  let client = await connect()
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: databaseUrl })
    next.on('notification', (message) => onMessage(message.payload ?? ''))
    next.on('error', reconnectLater)
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
    return next
  }

  function reconnectLater(): void {
    if (closed || retry !== undefined) return
    retry = setTimeout(() => {
      retry = undefined
      connect().then((next) => {
        client = next
        onMessage(undefined)
      }, reconnectLater)
    }, RECONNECT_MS)
    retry.unref()
  }

  return async () => {
    closed = true
    clearTimeout(retry)
    await client.end()
  }
}
