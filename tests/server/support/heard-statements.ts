import type { Store } from '#server/db/store.ts'

export type Statement = { sql: string; params: unknown[] }

type Logging = { logger: object; options: { logger?: object } }

/**
 * Writes down every statement that the product sends to a store from now on.
 *
 * @param before - what happens before one is sent
 */
export function hearStatements(store: Store, before?: (sql: string) => void): Statement[] {
  const heard: Statement[] = []
  const logger = {
    logQuery(sql: string, params: unknown[]) {
      before?.(sql)
      heard.push({ sql, params })
    },
  }
  const { session } = store.db as unknown as { session: Logging }
  session.logger = logger
  // of which a transaction makes its own
  session.options.logger = logger
  return heard
}
