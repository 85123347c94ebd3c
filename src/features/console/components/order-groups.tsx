import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type { ConsoleOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { radius, space, text } from '#theme/tokens.ts'
import { muted, stack, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { groupOf, groupsOf } from '../order-groups.ts'
import type { Found } from '../use-found.ts'
import { OrderRow, RefundRow, type RowProps } from './order-row.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  align-items: start;
  gap: ${space(4)};
`
const Column = styled.section`
  ${stack(2)}

  > h2 {
    ${wrap(2)}
    align-items: center;
  }
  > h2 > span {
    min-width: ${space(7)};
    padding: ${space(0.5)} ${space(2)};
    border-radius: ${radius.pill};
    ${muted}
    font-size: ${text[1]};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr));
    align-items: start;
    gap: ${space(1)} ${space(3)};
  }
`

type GroupsProps = Omit<RowProps, 'opened' | 'open' | 'isFound'> & { orders: readonly ConsoleOrder[] }

/** Which orders are expanded. */
function useOpened(): Pick<RowProps, 'opened' | 'open'> {
  const [opened, setOpened] = useState<readonly string[]>([])
  const open = (key: string, isOpen: boolean) =>
    setOpened((before) => (isOpen ? [...before, key] : before.filter((one) => one !== key)))
  return { opened, open }
}

/** The orders by their next task: columns on a tablet, stacked on a phone. */
export function OrderGroups({ orders, ...row }: GroupsProps) {
  const t = useT(console)
  const openness = useOpened()
  return (
    <Columns>
      {groupsOf(orders).map((group) => (
        <OrderColumn key={group.id} title={t(`console.group.${group.id}`)} count={group.orders.length}>
          {group.orders.map((one) => {
            const Row = groupOf(one) === group.id ? OrderRow : RefundRow
            return (
              <li key={one.order.code}>
                <Row one={one} {...row} {...openness} />
              </li>
            )
          })}
        </OrderColumn>
      ))}
    </Columns>
  )
}

/** The orders found by a search, in any status, newest first. */
export function FoundOrders({
  found: { hasFailed, retry, isLoading },
  orders,
  ...row
}: GroupsProps & { found: Found }) {
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

/** A heading with the number of orders, and their rows. */
function OrderColumn({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId()
  return (
    <Column aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>{count}</span>
      </h2>
      <ul role="list" aria-labelledby={id}>
        {children}
      </ul>
    </Column>
  )
}
