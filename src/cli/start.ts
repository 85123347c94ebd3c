import { runServer } from '#server/run-server.ts'
import { readFlags } from './exchange/options.ts'

/** Serves until it is told to stop. */
export async function start(args: readonly string[]): Promise<undefined> {
  readFlags(args)
  await runServer()
}
