import styled from 'styled-components'
import type { OrderFollowUp } from '#generated/models.ts'
import { space, token } from '#theme/tokens.ts'
import { extrasText } from '#ui/patterns/extras-text.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  > li {
    display: grid;
    grid-template-columns: minmax(${space(9)}, auto) minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  span {
    display: block;
    color: ${token.description};
  }
  span[data-note] {
    color: ${token.text};
    font-weight: 600;
  }
`

/** What is to be cooked, with choices and notes; shared by the card and the ticket. */
export function CardItems({ order }: { order: Pick<OrderFollowUp, 'items' | 'notes'> }) {
  const t = useT()
  return (
    <List role="list">
      {order.items.map((item) => (
        <li key={item.index}>
          <strong>{`${item.quantity} ×`}</strong>
          <div>
            <strong>{item.name}</strong>
            {extrasText(item).map((words) => (
              <span key={words}>{words}</span>
            ))}
            {item.notes !== '' && <span data-note="">{t('console.line-notes', { notes: item.notes })}</span>}
          </div>
        </li>
      ))}
      {order.notes !== '' && (
        <li>
          <span />
          <span data-note="">{t('console.order-notes', { notes: order.notes })}</span>
        </li>
      )}
    </List>
  )
}
