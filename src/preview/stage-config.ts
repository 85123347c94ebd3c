import { readConfig, type Config } from '#server/config.ts'
import { openStore, type Store } from '#server/db/store.ts'
import { judgeLayouts, renderPage } from '#server/pages/render-page.ts'
import { startServer, type RunningServer } from '#server/start-server.ts'

/** Bearer token of the operator of a server that nobody outside this machine reaches. */
export const STAGE_TOKEN = 'a-token-for-the-operator'

export type MemoryServerOptions = {
  config: Config
  clock: () => Date
  /** a dumped empty database, which loads faster than one is made */
  template?: Blob
  /** an open, empty one in place of one of its own; it is closed with the server */
  store?: Store
  /** keeps the database in the configured folder after all */
  durable?: boolean
  logStream?: { write(line: string): void }
  /** takes arrangements as they are, as a database does that a newer program has filled */
  unjudged?: boolean
  randomBytes?: (size: number) => Uint8Array
}

/** Settings of a server on a free port for one visitor; the environment is not read. */
export const stageConfig = (over: Partial<Config> = {}): Config => ({
  ...readConfig({
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'false',
    ADMIN_TOKEN: STAGE_TOKEN,
    PAYMENTS_SANDBOX: 'true',
  }),
  ...over,
})

/**
 * The whole product with the real browser build on an embedded database in memory, all folders applied; `applied` tells
 * which cannot be.
 */
export const startInMemory = async ({
  template,
  store,
  durable = false,
  unjudged = false,
  ...options
}: MemoryServerOptions): Promise<RunningServer> =>
  startServer({
    ...options,
    renderPage,
    judgeLayouts: unjudged ? undefined : judgeLayouts,
    store: store ?? (await openStore({ dataDir: durable ? options.config.dataDir : undefined, template })),
  })
