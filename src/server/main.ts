import { readConfig } from './config.ts'
import { renderPage } from './pages/render-page.ts'
import { directoryOf } from './start-report.ts'
import { startServer } from './start-server.ts'
import { StartupError } from './startup-error.ts'
import { TenantInvalid } from './tenants/tenant-fault.ts'

const FORCED_EXIT_MS = 10_000

/** Starts the server of this process and ends it on Ctrl-C and SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const server = await startServer({ config, renderPage })
  const stop = () => {
    // a second signal, or connections that do not end, must not keep the process
    setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref()
    server.stop().then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  process.stdout.write(await directoryOf(server))
}

function fail(error: unknown): void {
  const known = error instanceof StartupError || error instanceof TenantInvalid
  process.stderr.write(`${known ? error.message : (error as Error).stack ?? String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
