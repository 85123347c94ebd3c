import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { OrderPayload } from '#generated/models.ts'
import type { TenantTable } from '#generated/tenant.ts'

import type { OrderRow } from '../../repositories/orders-repository.ts'

/** Finds a table of a store by its id. */
export const tableWith = (tables: readonly TenantTable[] = [], uid: string): TenantTable | undefined =>
  tables.find((table) => table.uid === uid)

/** Whether a scanned table code set the table: then the diner may correct everything but the table. */
export const hasTableUid = ({ context }: Pick<OrderRow, 'context'>): boolean => Boolean(context['tableUid'])

export type OrderedTable = { ok: true; number?: string } | { ok: false }

/**
 * The table of an order: the number of the scanned table, else what the diner typed.
 * @errors not ok for an id that the store does not have
 * @source design §5 "Table"
 */
export function tableOf(
  { type, tableUid, tableNumber }: Pick<OrderPayload, 'type' | 'tableUid' | 'tableNumber'>,
  tables: readonly TenantTable[] | undefined,
): OrderedTable {
  if (!ORDER_MODES[type].hasTable) return { ok: true }
  if (!tableUid) return { ok: true, number: tableNumber }
  const table = tableWith(tables, tableUid)
  return table ? { ok: true, number: table.number } : { ok: false }
}
