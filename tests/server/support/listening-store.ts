import { postgresListener } from '#server/db/postgres-listener.ts'
import type { PostgresLimits } from '#server/db/postgres-pool.ts'

/** Hears a channel `news` and keeps what it was told. */
export async function listeningStore(databaseUrl: string, limits: PostgresLimits) {
  const heard: (string | undefined)[] = []
  const listener = postgresListener(databaseUrl, limits)
  await listener.listen('news', (payload) => heard.push(payload))
  return { all: () => heard, close: () => listener.close() }
}
