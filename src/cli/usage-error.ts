import { nearName } from '#domain/documents/near-name.ts'
import { terminalText } from '#messages/terminal-line.ts'

/** The command line is wrong: exit code 2, as for every failure without a verdict. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Runs a command. A wrong command line prints its usage; every failure is exit code 2. */
export async function withUsage(usage: string, run: () => Promise<number>): Promise<number> {
  try {
    return await run()
  } catch (error) {
    const message = terminalText(error instanceof Error ? error.message : String(error))
    process.stderr.write(error instanceof UsageError ? `${message}\n\n${usage}` : `${message}\n`)
    return 2
  }
}

/** A tenants folder is empty or lacks requested tenants; suggests the closest name for each. */
export function noTenant(tenantsDir: string, asked: readonly string[], known: readonly string[]): UsageError {
  const names = asked.map((alias) => {
    const near = nearName(alias, known)
    return near === undefined ? alias : `${alias} (did you mean ${near}?)`
  })
  return new UsageError(
    `${tenantsDir} holds no tenant${names.length > 0 ? ` called ${names.join(', ')}` : ''}.`,
  )
}
