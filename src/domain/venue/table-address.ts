import type { OrderModeType } from '#generated/models.ts'
import type { TenantTable } from '#generated/tenant.ts'
import { paths } from '#domain/routes/routes.ts'

import { ORDER_MODES, modeSlug } from './order-modes.ts'

/** The type of the mode in which a store serves its tables, even if it is inactive now. */
export const tableMode = (modes: readonly { type?: OrderModeType }[]): OrderModeType | undefined =>
  modes.find(({ type }) => type !== undefined && ORDER_MODES[type].hasTable)?.type

/**
 * The address in a table's QR code: the menu for dining in. It contains the mode's type, because a printed code
 * outlives the mode's show name.
 * @param origin - 'https://pedidos.example', the storefront's origin
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
