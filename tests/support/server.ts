import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { STAGE_TOKEN, stageConfig } from '#preview/stage-config.ts'
import type { Config } from '#server/config.ts'
import { emptyDatabase } from '#server/db/empty-database.ts'
import { openStore, type Store } from '#server/db/store.ts'
import { judgeLayouts, renderPage } from '#server/pages/render-page.ts'
import { startServer, type RunningServer } from '#server/start-server.ts'
import { TenantInvalid } from '#server/tenants/tenant-fault.ts'
import { borrowStore } from './borrow-store.ts'

export const ADMIN_TOKEN = STAGE_TOKEN

/** A Wednesday, 12:30 in Buenos Aires and 09:30 in Mexico City: the open demo venues are open. */
export const WEDNESDAY_NOON = new Date('2026-11-18T15:30:00.000Z')

/** The whole product on a port of its own, with the real browser build, an embedded database in memory and a clock that tests set. */
export type TestServer = RunningServer & {
  /** set to move the server's time; pages opened afterwards follow it */
  time: { now: Date }
  /** Ends the server, and starts it again at the same address with what its database kept; needs `durable`. */
  restart(whileDown: () => Promise<void>): Promise<void>
}

export type TestServerOptions = {
  /** other tenants than the demo ones */
  tenantsDir?: string
  now?: Date
  config?: Partial<Config>
  /** takes the log, in place of the terminal */
  logStream?: { write(line: string): void }
  /** keeps the database in its folder, so that it outlives a restart */
  durable?: boolean
  /** takes arrangements as they are, as a database does that a newer program has filled */
  unjudged?: boolean
}

/** Starts the server; every answer is checked against the contract. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-e2e-'))
  const { tenantsDir, durable = false, unjudged, logStream } = options
  const config = stageConfig({
    checkResponses: true,
    dataDir: join(folder, 'data'),
    ...(tenantsDir === undefined ? {} : { tenantsDir }),
    ...options.config,
  })
  const time = { now: options.now ?? WEDNESDAY_NOON }
  const clock = () => time.now
  const start = async (port: number, store: Store) => {
    const started = await startServer({
      config: { ...config, port },
      clock,
      logStream,
      store,
      renderPage,
      judgeLayouts: unjudged ? undefined : judgeLayouts,
    })
    const { faults } = await started.applied
    if (faults.length === 0) return started
    await started.stop()
    throw new TenantInvalid(faults)
  }
  let running = await start(
    options.config?.port ?? 0,
    durable
      ? await openStore({ dataDir: config.dataDir, template: await emptyDatabase() })
      : await borrowStore(),
  )
  const server: TestServer = {
    ...running,
    time,
    async restart(whileDown) {
      await running.stop()
      await whileDown()
      running = await start(Number(new URL(server.url).port), await openStore({ dataDir: config.dataDir }))
      Object.assign(server, { app: running.app, store: running.store, applied: running.applied })
    },
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return server
}
