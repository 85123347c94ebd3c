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

/** How the process ends, as the commands do: folders of tenants are wrong, or something else keeps it from its work. */
const EXIT = { faults: 1, other: 2 }

/** Connections that do not end by themselves must not keep the process. */
const FORCED_EXIT_MS = 10_000

/** Runs the server as this process: its address on the terminal, an end on Ctrl-C and SIGTERM. */
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
    // a terminal's Ctrl-C may come twice, from itself and from the process that started this one
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
    process.stdout.write(addressOf(server))
    // it answers: what keeps the terminal from being told more must not end it
    await tellMore(server).catch((error: unknown) => {
      if (!stopping) process.stderr.write(`${terminalText(reasonOf(error))}\n`)
    })
  } catch (error) {
    // what was being read for the terminal when the server was told to stop
    if (!stopping) fail(error)
  }
}

async function tellMore(server: RunningServer): Promise<void> {
  process.stdout.write(await directoryOf(server))
  process.stdout.write(await paymentsReport(server))
  process.stdout.write(await receiptsReport(server))
}

/** One line for what an operator can mend, the stack for what is our fault. */
function fail(error: unknown): never {
  const known =
    error instanceof StartupError || error instanceof TenantInvalid || error instanceof BucketFault
  const text =
    error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${terminalText(text)}\n`)
  process.exit(error instanceof TenantInvalid ? EXIT.faults : EXIT.other)
}
