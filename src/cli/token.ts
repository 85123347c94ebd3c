import type { ConsoleToken, TokenRole } from '#generated/models.ts'
import { isRecord } from '#domain/documents/is-record.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { readConfig } from '#server/config.ts'
import { ownAddress } from '#server/own-address.ts'
import { readOptions, TEXT } from './exchange/options.ts'
import { UsageError } from './usage-error.ts'

export const TOKEN_USAGE =
  'vitrina token <alias of the branch contact> [what it is for] [--role kitchen|cashier|manager]\n'

const ROLES: Readonly<Record<string, TokenRole>> = {
  kitchen: 'KITCHEN',
  cashier: 'CASHIER',
  manager: 'MANAGER',
}

/**
 * Creates a token for a venue's console through the running server of this environment, which needs the same
 * ADMIN_TOKEN. The database is not accessed, since a running server locks the embedded one.
 */
export async function token(args: readonly string[]): Promise<number> {
  const options = readOptions(args, { role: TEXT })
  const [alias, ...words] = options.words
  const name = options.values.role ?? 'manager'
  const role = ROLES[name]
  if (role === undefined) throw new UsageError(`'${name}' is no role: kitchen, cashier or manager.`)
  const { adminToken, publicOrigin, ...config } = readConfig(process.env)
  if (alias === undefined) throw new UsageError(TOKEN_USAGE.trimEnd())
  if (adminToken === undefined)
    throw new UsageError('ADMIN_TOKEN is missing: it is the one that the server has.')
  const origin = publicOrigin ?? ownAddress(config)
  const answer = await fetch(`${origin}/api/admin/branchcontacts/${encodeURIComponent(alias)}/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ label: words.join(' ') || 'Consola', role }),
  }).catch((cause: unknown) => {
    throw new UsageError(
      `No server answers at ${origin}: start it, or set PORT or PUBLIC_ORIGIN as it has them.`,
      { cause },
    )
  })
  if (!answer.ok) {
    const problem: unknown = await answer.json().catch(() => undefined)
    const { detail, title, errors }: Record<string, unknown> = isRecord(problem) ? problem : {}
    const fields = Array.isArray(errors) ? errors.filter(isRecord) : []
    const why = [
      [detail, title].find((one) => typeof one === 'string') ?? answer.status,
      ...fields.map(({ path, message }) => `${String(path)} ${String(message)}`),
    ]
    throw new UsageError(`${origin} makes no token for '${alias}': ${why.join('; ').replace(/\.$/, '')}.`)
  }
  // our own server validated the response against the contract
  const made = (await answer.json()) as ConsoleToken
  process.stdout.write(`${made.token ?? ''}\n${origin}${companionPaths.console(alias)}\n`)
  return 0
}
