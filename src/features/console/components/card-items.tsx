import styled from 'styled-components'
import { mentionsAllergy } from '#domain/order/allergy.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { radius, space, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { extrasText } from '#ui/patterns/extras-text.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const List = styled.ul`
  ${stack(2)}

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
    white-space: pre-line;
  }
  span[data-note='allergy'] {
    margin-top: ${space(1)};
    padding: ${space(2)} ${space(3)};
    border: 2px solid ${token.danger};
    border-radius: ${radius.s};
  }
`

/** The items with choices and notes; shared by the card and the ticket. */
export function CardItems({ order }: { order: Pick<OrderFollowUp, 'items' | 'notes'> }) {
  const t = useT(console)
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
            <Note note={item.notes}>{t('console.line-notes', { notes: item.notes })}</Note>
          </div>
        </li>
      ))}
      {order.notes !== '' && (
        <li>
          <span />
          <Note note={order.notes}>{t('console.order-notes', { notes: order.notes })}</Note>
        </li>
      )}
    </List>
  )
}

/** The diner's note; highlighted when it mentions an allergy. */
function Note({ note, children }: { note: string; children: string }) {
  if (note === '') return null
  return <span data-note={mentionsAllergy(note) ? 'allergy' : ''}>{children}</span>
}
