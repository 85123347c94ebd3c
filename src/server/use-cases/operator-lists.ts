import type { CustomerOrders, OrderStatus, TenantsPage } from '#generated/models.ts'

import type { Page } from '../contract/page.ts'
import { told } from '../db/rows.ts'
import { listTenants } from '../repositories/directory-repository.ts'
import { listOrders } from '../repositories/orders-repository.ts'
import type { Services } from '../services.ts'
import { summaryOf } from './orders/read-orders.ts'

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
  const tenants = rows.map((row) => told(row, 'alias', 'kind', 'status', 'version', 'appliedAt'))
  return { tenants, total }
}
