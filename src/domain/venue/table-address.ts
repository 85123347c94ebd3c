import type { TenantTable } from '#generated/tenant.ts'
import { paths } from '#domain/routes/routes.ts'

import { modeSegment } from './modes.ts'

/** Named by its type: a code that is printed outlives the mode's shown name. */
const AT_TABLE = modeSegment({ type: 'IN_DINING', showName: '' })

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
