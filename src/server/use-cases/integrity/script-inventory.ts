import type { ScriptInventory } from '#generated/models.ts'

import { allTold, told } from '../../db/rows.ts'
import { readInventory } from '../../integrity/inventory.ts'
import { listChecks, listReports } from '../../repositories/integrity-repository.ts'
import type { Services } from '../../services.ts'

/** What the operator sees of the payment pages' scripts. @source issue 15 part 9; PCI DSS 6.4.3, 11.6.1 */
export async function scriptInventory({ config, store, payments }: Services): Promise<ScriptInventory> {
  const reports = await listReports(store.db)
  const checks = await listChecks(store.db)
  return {
    scripts: await readInventory(config.clientDir),
    vendors: payments.all().flatMap((provider) =>
      (provider.scripts ?? []).map((script) => ({
        provider: provider.id,
        ...script,
        hosts: [...provider.browserSources('').script],
      })),
    ),
    checkedAt: config.publicOrigin,
    reports: reports.map(allTold),
    checks: checks.map((check) => told(check, 'at', 'pages', 'scripts', 'findings')),
  }
}
