import { useId, useState } from 'react'
import styled from 'styled-components'
import type { ConsoleOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { radius, space, text } from '#theme/tokens.ts'
import { muted, stack, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { groupOf, groupsOf, type Group } from '../order-groups.ts'
import { OrderRow, RefundRow, type RowProps } from './order-row.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  align-items: start;
  gap: ${space(4)};
`
export const Column = styled.section`
  ${stack(2)}

  > h2 {
    ${wrap(2)}
    align-items: center;
    font-size: ${text[3]};
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

/** The orders by what they wait for: columns on a tablet, one below the other on a phone. */
export function OrderGroups({ orders, ...row }: GroupsProps) {
  const [opened, setOpened] = useState<readonly string[]>([])
  const open = (key: string, isOpen: boolean) =>
    setOpened((before) => (isOpen ? [...before, key] : before.filter((one) => one !== key)))
  return (
    <Columns>
      {groupsOf(orders).map((group) => (
        <GroupColumn key={group.id} group={group} {...row} {...{ opened, open }} />
      ))}
    </Columns>
  )
}

function GroupColumn({ group, ...row }: RowProps & { group: Group }) {
  const t = useT(console)
  const id = useId()
  return (
    <Column aria-labelledby={id}>
      <h2 id={id}>
        {t(`console.group.${group.id}`)} <span>{group.orders.length}</span>
      </h2>
      <ul role="list" aria-labelledby={id}>
        {group.orders.map((one) => (
          <li key={one.order.code}>
            {groupOf(one) === group.id ? <OrderRow one={one} {...row} /> : <RefundRow one={one} {...row} />}
          </li>
        ))}
      </ul>
    </Column>
  )
}
