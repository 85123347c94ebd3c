import { runServer } from '#server/run-server.ts'
import { readOptions, refuseArguments } from './exchange/options.ts'

/** Serves until it is told to stop. */
export async function start(args: readonly string[]): Promise<undefined> {
  refuseArguments(readOptions(args, {}).words)
  await runServer()
}
