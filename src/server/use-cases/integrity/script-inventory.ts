import type { ScriptInventory } from '#generated/models.ts'

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
    reports: reports.map(({ source, firstSeenAt, lastSeenAt, ...report }) => ({
      ...report,
      source: source ?? undefined,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    checks: checks.map(({ at, pages, scripts, findings }) => ({
      at: at.toISOString(),
      pages,
      scripts,
      findings,
    })),
  }
}
