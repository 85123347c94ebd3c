// The commands of this repository. `start`, `dev` and `test` do their own set-up first: what is missing or
// stale is installed, generated and built, what is up to date is left alone. No package is imported
// before the packages are installed.
import process from 'node:process'
import { runGates } from './go/run-gates.mjs'
import { startDevelopment, startServer } from './go/start-server.mjs'
import { checkNode, prepare } from './go/steps.mjs'
import { stopWithParent } from './go/stopping.mjs'

const [command = '', ...rest] = process.argv.slice(2)

const COMMANDS = {
  start: async () => {
    await prepare(['deps', 'gen', 'pictures', 'build'])
    return startServer(rest)
  },
  dev: async () => {
    await prepare(['deps', 'gen', 'pictures'])
    return startDevelopment()
  },
  test: async () => {
    await prepare(['deps'])
    return runGates(rest)
  },
  build: async () => {
    await prepare(['deps', 'gen', 'pictures', 'build'])
    return 0
  },
}

try {
  checkNode()
  stopWithParent()
  const run = COMMANDS[command]
  if (!run) throw new Error(`Unknown command "${command}". Use one of: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exitCode = await run()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
