import { runServer } from '#server/run-server.ts'
import { readOptions, refuseArguments } from './exchange/options.ts'

/** Runs the server until it is stopped. */
export async function start(args: readonly string[]): Promise<undefined> {
  refuseArguments(readOptions(args, {}).words)
  await runServer()
}
