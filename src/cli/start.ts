import { runServer } from '#server/run-server.ts'

/** Serves until it is told to stop. */
export async function start(): Promise<undefined> {
  await runServer()
}
