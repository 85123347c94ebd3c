import type { ConsoleToken } from '#generated/models.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { readConfig } from '#server/config.ts'
import { ownAddress } from '#server/own-address.ts'
import { readOptions } from './exchange/options.ts'

const USAGE = 'vitrina token <alias of the branch contact> [what it is for]\n'

/**
 * Makes a token for a venue's console at the running server of this environment, which has to have the same
 * ADMIN_TOKEN. The database is not touched: a running server holds the embedded one.
 */
export async function token(args: readonly string[]): Promise<number> {
  const [alias, ...words] = readOptions(args, [], []).words
  const { adminToken, publicOrigin, ...config } = readConfig(process.env)
  if (alias === undefined || adminToken === undefined) {
    process.stderr.write(alias === undefined ? USAGE : 'ADMIN_TOKEN is missing: start the server with one.\n')
    return 2
  }
  const origin = publicOrigin ?? ownAddress(config)
  const answer = await fetch(`${origin}/api/admin/branchcontacts/${encodeURIComponent(alias)}/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ label: words.join(' ') || 'Consola' }),
  })
  if (!answer.ok) {
    process.stderr.write(`${answer.status} ${await answer.text()}\n`)
    return 2
  }
  // our own server's answer, checked there against the contract
  const made = (await answer.json()) as ConsoleToken
  process.stdout.write(`${made.token ?? ''}\n${origin}${companionPaths.console(alias)}\n`)
  return 0
}
