import { useId } from 'react'
import styled from 'styled-components'
import type { ConsoleOrder } from '#generated/models.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { groupsOf } from '../order-groups.ts'
import type { Group } from '../order-groups.ts'
import { OrderCard } from './order-card.tsx'
import type { CardProps } from './order-card.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  align-items: start;
  gap: ${space(4)};
`
const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  > h2 {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    font-size: ${text[3]};
  }
  > h2 > span {
    min-width: ${space(7)};
    padding: ${space(0.5)} ${space(2)};
    border-radius: ${radius.pill};
    background: ${token.muted};
    color: ${token.onMuted};
    font-size: ${text[1]};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`

/** The orders by what they wait for: columns on a tablet, one below the other on a phone. */
export function OrderGroups({ orders, ...card }: CardProps & { orders: readonly ConsoleOrder[] }) {
  return (
    <Columns>
      {groupsOf(orders).map((group) => (
        <GroupColumn key={group.id} group={group} {...card} />
      ))}
    </Columns>
  )
}

function GroupColumn({ group, ...card }: CardProps & { group: Group }) {
  const t = useT()
  const id = useId()
  return (
    <Column aria-labelledby={id}>
      <h2 id={id}>
        {t(`console.group.${group.id}`)} <span>{group.orders.length}</span>
      </h2>
      <ul role="list" aria-labelledby={id}>
        {group.orders.map((one) => (
          <li key={one.order.code}>
            <OrderCard one={one} {...card} />
          </li>
        ))}
      </ul>
    </Column>
  )
}
