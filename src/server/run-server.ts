import { setTimeout as delay } from 'node:timers/promises'

import { terminalText } from '#messages/terminal-line.ts'
import { readConfig } from './config.ts'
import { BucketFault } from './images/bucket-files.mjs'
import { judgeLayouts, renderPage } from './pages/render-page.ts'
import { addressOf, directoryOf, paymentsReport, receiptsReport } from './start-report.ts'
import { startServer, type RunningServer } from './start-server.ts'
import { reasonOf, StartupError } from './startup-error.ts'
import { applyProgress } from './tenants/apply-progress.ts'
import { TenantInvalid } from './tenants/tenant-fault.ts'

/** Exit codes, like those of the commands: faults in tenant folders, or any other failure. */
const EXIT = { faults: 1, other: 2 }

/** Connections that stay open must not prevent the exit. */
const FORCED_EXIT_MS = 10_000

/** Runs the server in this process: prints its URL, and stops on Ctrl-C and SIGTERM. */
export async function runServer(): Promise<void> {
  let stopping = false
  try {
    const server = await startServer({
      config: readConfig(process.env),
      renderPage,
      judgeLayouts,
      onWait: (reason) => process.stderr.write(`Waiting for the database: ${terminalText(reason)}\n`),
      onProgress: applyProgress(
        () => new Date(),
        (line) => process.stderr.write(line),
      ),
    })
    const stop = () => {
      if (stopping) return
      stopping = true
      const { drainMs } = server.config
      setTimeout(() => process.exit(EXIT.other), drainMs + FORCED_EXIT_MS).unref()
      server.stop(delay(drainMs)).then(() => process.exit(0), fail)
    }
    // Ctrl-C may arrive twice, from the terminal and from the parent process
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
    process.stdout.write(addressOf(server))
    // the server is running: a failing report must not end it
    await printReports(server).catch((error: unknown) => {
      if (!stopping) process.stderr.write(`${terminalText(reasonOf(error))}\n`)
    })
  } catch (error) {
    // the report may fail because the server is stopping
    if (!stopping) fail(error)
  }
}

async function printReports(server: RunningServer): Promise<void> {
  process.stdout.write(await directoryOf(server))
  process.stdout.write(await paymentsReport(server))
  process.stdout.write(await receiptsReport(server))
}

/** One line for what an operator can fix, the stack for a bug. */
function fail(error: unknown): never {
  const known =
    error instanceof StartupError || error instanceof TenantInvalid || error instanceof BucketFault
  const text =
    error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${terminalText(text)}\n`)
  process.exit(error instanceof TenantInvalid ? EXIT.faults : EXIT.other)
}
