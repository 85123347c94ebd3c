import type { OrderMode } from '#generated/models.ts'
import type { TenantTable } from '#generated/tenant.ts'
import { paths } from '#domain/routes/routes.ts'

import { modeSegment } from './modes.ts'

/** Named by its type: a code that is printed outlives the mode's shown name. */
const AT_TABLE = modeSegment({ type: 'IN_DINING', showName: '' })

/** Whether a store takes orders at its tables, now or once the mode is active again. */
export const servesTables = (modes: readonly Partial<Pick<OrderMode, 'type'>>[]): boolean =>
  modes.some(({ type }) => type === 'IN_DINING')

/**
 * Where the code on a table leads: to the menu of those who eat there.
 *
 * @param origin - 'https://pedidos.example', where diners reach the storefront
 * @param alias - of the branch contact
 * @errors none
 * @source design §5 "Table"
 */
export function tableAddress(origin: string, alias: string, { number, uid }: TenantTable): string {
  const query = new URLSearchParams(uid === undefined ? { tableNumber: number } : { tableUid: uid })
  return `${origin}${paths.menu(alias, AT_TABLE)}?${query.toString()}`
}
