import styled from 'styled-components'
import type { LineChange } from '#domain/cart/order-again.ts'
import { paths } from '#domain/routes/routes.ts'
import { account } from '#messages/account.ts'
import { orderIssues } from '#messages/order-issues.ts'
import { useNavigate } from 'react-router-dom'
import { useVisitPath } from '#session/links.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useVenue } from '#session/page-context.ts'
import { space, token } from '#theme/tokens.ts'
import { quiet } from '#ui/primitives/base/look.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { CloseButton } from '#ui/patterns/close-button.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'

const Intro = styled.p`
  padding-bottom: ${space(3)};
`

const List = styled.ul`
  display: grid;

  > li {
    display: grid;
    justify-items: start;
    gap: ${space(1)};
    padding: ${space(3)} 0;
    border-top: 1px solid ${token.divider};
  }
  p {
    ${quiet}
    font-variant-numeric: tabular-nums;
  }
`

/** What of an order that is repeated is not as it was: sold out, dearer, without a garnish. @source issue 3 part 8 */
export const OrderAgainModal: ModalView<'order-again'> = ({ changes, isEmpty, onClosed }) => {
  const t = useT(account)
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  const { alias } = useVenue()
  const to = visitPath(isEmpty ? paths.entry(alias) : paths.cart(alias))
  return (
    <Modal
      title={t('account.changes-title')}
      variant="dialog"
      onClose={onClosed}
      footer={
        <CloseButton
          label={t(isEmpty ? 'account.see-menu' : 'account.see-cart')}
          then={() => void navigate(to)}
        />
      }
    >
      <Intro>{t(isEmpty ? 'account.changes-none' : 'account.changes-text')}</Intro>
      <List role="list">
        {changes.map((change) => (
          <li key={`${change.index}-${change.code}`}>
            <Change change={change} />
          </li>
        ))}
      </List>
    </Modal>
  )
}

function Change({ change }: { change: LineChange }) {
  const t = useT(account, orderIssues)
  const money = useMoney()
  const { code, name, removed, before, after, garnishes } = change
  return (
    <>
      <span>{t(`issue.${code}`, { name })}</span>
      {code === 'PRICE_CHANGED' && before !== undefined && after !== undefined && (
        <p>{t('account.price-change', { before: money(before), after: money(after) })}</p>
      )}
      {garnishes && <p>{t('account.lost-garnishes', { garnishes: garnishes.join(', ') })}</p>}
      {removed && <Tag tone="warning">{t('account.left-out')}</Tag>}
    </>
  )
}
