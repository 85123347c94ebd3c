import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import { buildApp, type AppOptions } from './app.ts'
import type { Config } from './config.ts'
import { openStore, type Store } from './db/store.ts'
import { reportMissingPlaces } from './geocoding/report-missing-places.ts'
import { METRICS_PATH, serveMetrics } from './observe/observe-requests.ts'
import { ownAddress } from './own-address.ts'
import { serveSandbox } from './payments/embedded/serve-sandbox.ts'
import { openPayments, refuseSandboxBesideMoney, type Payments } from './payments/payments.ts'
import { portUnavailable } from './startup-error.ts'
import { recoverFolders, removeFolder } from './studio/swap-folder.ts'
import { hasTenants } from './repositories/applied-folders-repository.ts'
import { applyTenants, type ApplyOptions, type ApplyReport } from './tenants/apply-tenants.ts'
import { BASE_FOLDER } from './tenants/read-folder.ts'
import { faultLine, TenantInvalid } from './tenants/tenant-fault.ts'

export type StartOptions = Omit<AppOptions, 'store' | 'config'> & {
  config: Config
  template?: Blob
  /** an open store instead of the configured one; closed with the server */
  store?: Store
  /** called with the reason when the start waits for a database */
  onWait?: (reason: string) => void
  /** receives the progress of the tenants while nothing is served yet */
  onProgress?: ApplyOptions['onProgress']
}

export type RunningServer = {
  /** local URL: http://127.0.0.1:4000 */
  url: string
  /** URL of metrics on a separate port */
  metricsUrl?: string
  /** resolves when all tenant folders are processed; the server already serves earlier ones */
  applied: Promise<ApplyReport>
  app: FastifyInstance
  store: Store
  config: Config
  payments: Payments
  /**
   * Finishes running requests, then closes port, database and folder.
   * @param drained - until it resolves, requests are served, while health checks report that the server is leaving
   */
  stop(drained?: Promise<unknown>): Promise<void>
}

/**
 * Opens the database, listens, and applies the tenants. If none were ever applied, it applies them before listening.
 * Tenants whose folder has faults stay as they were, and the log reports the faults.
 * @errors {@link StartupError}; TenantInvalid when nothing was ever applied and the base has faults. Nothing stays open
 *   after either.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, template, store: given, onWait, onProgress: onFirst, ...rest } = options
  const { databaseUrl, dataDir, databaseWaitMs: waitMs } = config
  refuseSandboxBesideMoney(config)
  const store = given ?? (await openStore({ databaseUrl, dataDir, template, waitMs, onWait }))
  let app: FastifyInstance | undefined
  let sandboxApp: FastifyInstance | undefined
  let metricsServer: Server | undefined
  try {
    const clock = rest.clock ?? (() => new Date())
    const remove = rest.removeFolder ?? removeFolder
    const stuck = await recoverFolders(config.tenantsDir, clock().getTime(), remove)
    const random = rest.randomBytes ?? randomBytes
    const payments = rest.payments ?? (await openPayments({ config, store, clock, randomBytes: random }))
    const built = await buildApp({ ...rest, store, config, payments })
    app = built
    if (stuck.length > 0) built.log.warn({ folders: stuck }, 'what is left over cannot be removed')
    const ending = new AbortController()
    const apply = async (onProgress?: ApplyOptions['onProgress']) => {
      const { tenantsDir, imagesDir } = config
      const { judgeLayouts } = rest
      const { signal } = ending
      const options = { tenantsDir, imagesDir, clock, judgeLayouts, signal, onProgress }
      const report = await applyTenants(store, options)
      logApplication(built.log, report)
      return report
    }
    const first = (await hasTenants(store.db)) ? undefined : await apply(onFirst)
    if (first?.refused.includes(BASE_FOLDER) === true) throw new TenantInvalid(first.faults)
    const { sandbox } = payments
    // its pages are part of the browser build, which the API alone lacks
    if (sandbox !== undefined && rest.renderPage !== undefined)
      sandboxApp = await serveSandbox(config, sandbox, rest.logStream)
    const { metricsPort, metricsHost } = config
    if (built.metrics !== undefined && metricsPort !== undefined)
      metricsServer = await serveMetrics(built.metrics, { port: metricsPort, host: metricsHost })
    const metricsUrl = metricsServer && addressOf(metricsServer)
    await listen(built, config)
    if (sandbox !== undefined) sandbox.origins.storefrontPort = portOf(built)
    const applied = first === undefined ? apply() : Promise.resolve(first)
    const settled = applied
      .then(() => reportMissingPlaces({ config, store, log: built.log }))
      .catch((error: unknown) => built.log.error({ err: error }, 'the tenants cannot be applied'))
    return {
      url: ownAddress({ host: config.host, port: portOf(built) }),
      applied,
      app: built,
      store,
      config,
      payments,
      metricsUrl,
      async stop(drained) {
        built.leaving.isOn = true
        await drained
        metricsServer?.close()
        ending.abort()
        // the port first: a running application of folders may outlast the process's time limit, and serves no request
        await sandboxApp?.close()
        await built.close()
        await settled
        await store.close()
      },
    }
  } catch (error) {
    metricsServer?.close()
    await sandboxApp?.close()
    await app?.close()
    await store.close()
    throw error
  }
}

function logApplication(log: FastifyBaseLogger, { faults, refused, kept }: ApplyReport): void {
  for (const fault of faults) log.error({ fault }, faultLine(fault))
  if (refused.length > 0)
    log.error({ tenants: refused }, 'their folders have faults: these tenants stay as they were')
  if (kept.length > 0)
    log.warn({ tenants: kept }, 'their folders are gone: "vitrina apply --prune" takes these out of service')
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw portUnavailable(`Port ${port} on ${host}`, 'PORT (and HOST) to another', error)
  }
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port

function addressOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo
  return `${ownAddress({ host: address, port })}${METRICS_PATH}`
}
