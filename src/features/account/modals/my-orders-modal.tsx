import styled from 'styled-components'
import { account } from '#messages/account.ts'
import type { ModalView } from '#session/modal-store.ts'
import { space } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { Loading } from '#ui/patterns/loading.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { useFocusNewCard } from '#ui/patterns/use-focus-new-card.ts'
import { OrderCard } from '../components/order-card.tsx'
import { useMyOrders } from '../use-my-orders.ts'

const Page = styled.div`
  &,
  > ul {
    display: grid;
    gap: ${space(3)};
  }
`

/** 'Mis pedidos': what the signed-in phone may see at this venue, newest first. @source requirements ACCT-03 */
export const MyOrdersModal: ModalView<'my-orders'> = ({ onClosed }) => {
  const t = useT(account)
  return (
    <Modal title={t('account.orders')} onClose={onClosed}>
      <Orders />
    </Modal>
  )
}

function Orders() {
  const t = useT(account)
  const { orders, hasMore, isLoading, isError, loadMore, retry } = useMyOrders()
  const { cards, expectMore } = useFocusNewCard(orders.length)
  const more = () => {
    expectMore()
    loadMore()
  }
  if (orders.length === 0 && isLoading) return <Loading shapes={['row', 'row', 'row']} />
  if (orders.length === 0 && !isError)
    return <EmptyState icon="receipt" title={t('account.no-orders')} text={t('account.no-orders-text')} />
  return (
    <Page>
      {orders.length > 0 && (
        <ul role="list" ref={cards}>
          {orders.map((order) => (
            <li key={order.code}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {isError && <RetryNotice text={t('account.orders-failed')} onRetry={retry} />}
      {(hasMore || (isLoading && !isError)) && (
        <Button tone="secondary" wide loading={isLoading} onPress={more}>
          {t('account.more-orders')}
        </Button>
      )}
    </Page>
  )
}
