import { vi } from 'vitest'

import type { StoreOptions } from '#server/db/store.ts'
import { runCli } from '../../../src/cli/run-cli.ts'

type Place = Pick<StoreOptions, 'databaseUrl' | 'dataDir'> & { tenantsDir: string }

/** Runs a command as the terminal does, in the environment of a place. */
export async function runVitrina(place: Place, words: readonly string[]) {
  vi.stubEnv('DATABASE_URL', place.databaseUrl ?? '')
  vi.stubEnv('VITRINA_DATA_DIR', place.dataDir ?? '')
  vi.stubEnv('TENANTS_DIR', place.tenantsDir)
  const said: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const quiet = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const end: Pick<NodeJS.Process, 'exitCode'> = { exitCode: undefined }
  try {
    await runCli(words, Object.assign(end, { stdout: process.stdout, stderr: process.stderr }))
  } finally {
    write.mockRestore()
    quiet.mockRestore()
  }
  return { exitCode: end.exitCode, said: said.join('') }
}
