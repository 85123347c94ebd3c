import type { OrderModeType } from '#generated/models.ts'
import type { TenantTable } from '#generated/tenant.ts'
import { paths } from '#domain/routes/routes.ts'

import { ORDER_MODES, modeSlug } from './order-modes.ts'

/** The type of the mode in which a store serves its tables, now or once the mode is active again. */
export const tableMode = (modes: readonly { type?: OrderModeType }[]): OrderModeType | undefined =>
  modes.find(({ type }) => type !== undefined && ORDER_MODES[type].hasTable)?.type

/**
 * Where the code on a table leads: to the menu of those who eat there. The mode stands in it by its type, because a
 * code that is printed outlives the mode's shown name.
 * @param origin - 'https://pedidos.example', where diners reach the storefront
 * @param alias - of the branch contact
 * @param mode - its {@link tableMode}
 * @source design §5 "Table"
 */
export function tableAddress(
  origin: string,
  alias: string,
  mode: OrderModeType,
  { number, uid }: TenantTable,
): string {
  const query = new URLSearchParams(uid === undefined ? { tableNumber: number } : { tableUid: uid })
  return `${origin}${paths.menu(alias, modeSlug(mode))}?${query.toString()}`
}
