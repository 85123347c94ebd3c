import type { QueryClient } from '@tanstack/react-query'
import type { Queries } from '#api/queries.ts'
import { keepsCart } from '#domain/cart/mode-switch.ts'

interface SameMenuDeps {
  queryClient: QueryClient
  queries: Queries
  alias: string
}

/**
 * Whether a cart filled in one order mode may stay in another: when both have the same menu. An unanswered question
 * counts as another menu: asking is the safe side.
 *
 * @source diner spec §4 "unless the menu hash of the two modes is equal"
 */
export async function hasSameMenu(
  { queryClient, queries, alias }: SameMenuDeps,
  from: string,
  to: string,
): Promise<boolean> {
  const question = { ...queries.menuHashes(alias, [from, to]), staleTime: 'static' } as const
  const answer = await queryClient.query(question).catch(() => undefined)
  const hashOf = (id: string) => answer?.menuHashes.find(({ orderModeId }) => orderModeId === id)?.hash
  return keepsCart(hashOf(from), hashOf(to))
}
