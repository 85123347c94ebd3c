import { nearName } from '#domain/documents/near-name.ts'

/** The command line is wrong: exit code 2, as for all that is no verdict. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** A folder of tenants is empty, or lacks those that were asked for: each with the one that was probably meant. */
export function noTenant(tenantsDir: string, asked: readonly string[], known: readonly string[]): UsageError {
  const names = asked.map((alias) => {
    const near = nearName(alias, known)
    return near === undefined ? alias : `${alias} (did you mean ${near}?)`
  })
  return new UsageError(
    `${tenantsDir} holds no tenant${names.length > 0 ? ` called ${names.join(', ')}` : ''}.`,
  )
}
