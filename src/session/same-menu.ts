import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { menuHashesQuery } from '#api/order-queries.ts'
import { keepsCart } from '#domain/cart/mode-switch.ts'

interface SameMenuDeps {
  queryClient: QueryClient
  client: ApiClient
  alias: string
}

/**
 * Whether a cart filled in one order mode may stay in another: when both have the same menu. While that is unknown,
 * they count as different, so that the diner is asked.
 * @source diner spec §4 "unless the menu hash of the two modes is equal"
 */
export async function hasSameMenu(
  { queryClient, client, alias }: SameMenuDeps,
  from: string,
  to: string,
): Promise<boolean> {
  const answer = await queryClient.query(menuHashesQuery(client, alias, [from, to])).catch(() => undefined)
  const hashOf = (id: string) => answer?.menuHashes.find(({ orderModeId }) => orderModeId === id)?.hash
  return keepsCart(hashOf(from), hashOf(to))
}
