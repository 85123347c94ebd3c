import type { CustomerOrders, OrderStatus, TenantsPage, ScriptInventory } from '#generated/models.ts'

import type { Page } from '../contract/page.ts'
import { pickForApi, forApi } from '../db/rows.ts'
import { listTenants } from '../repositories/directory-repository.ts'
import { listOrders } from '../repositories/orders-repository.ts'
import type { Services } from '../services.ts'
import { summaryOf } from './orders/read-orders.ts'
import { readInventory } from '../integrity/inventory.ts'
import { listChecks, listReports } from '../repositories/integrity-repository.ts'

export async function listOperatorOrders(
  { store }: Services,
  filter: { branchContact?: string; status?: OrderStatus },
  page: Page,
): Promise<CustomerOrders> {
  const { rows, total } = await listOrders(store.db, filter, page)
  return { orders: rows.map(summaryOf), total }
}

export async function listAppliedTenants({ store }: Services, page: Page): Promise<TenantsPage> {
  const { rows, total } = await listTenants(store.db, page)
  const tenants = rows.map((row) => pickForApi(row, 'alias', 'kind', 'status', 'version', 'appliedAt'))
  return { tenants, total }
}

/** The scripts of the payment pages, for the operator. @source issue 15 part 9; PCI DSS 6.4.3, 11.6.1 */
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
    reports: reports.map(forApi),
    checks: checks.map((check) => pickForApi(check, 'at', 'pages', 'scripts', 'findings')),
  }
}
