import type { ConsoleOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import type { Found } from '../use-found.ts'
import { OrderColumn, useOpened } from './order-groups.tsx'
import { OrderRow, type RowProps } from './order-row.tsx'

type FoundProps = Omit<RowProps, 'opened' | 'open' | 'isFound'> & {
  found: Found
  orders: readonly ConsoleOrder[]
}

/** The orders that a search found, whatever became of them, newest first. */
export function FoundOrders({ found: { hasFailed, retry, isLoading }, orders, ...row }: FoundProps) {
  const t = useT(console)
  const openness = useOpened()
  if (hasFailed) return <RetryNotice text={t('console.found.failed')} onRetry={retry} />
  if (isLoading) return <Skeleton shapes={['row', 'row']} />
  if (orders.length === 0)
    return <EmptyState icon="search" title={t('console.found.none')} text={t('console.found.none-text')} />
  return (
    <OrderColumn title={t('console.found')} count={orders.length}>
      {orders.map((one) => (
        <li key={one.order.code}>
          <OrderRow one={one} isFound {...row} {...openness} />
        </li>
      ))}
    </OrderColumn>
  )
}
