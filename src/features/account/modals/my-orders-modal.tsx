import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { account } from '#messages/account.ts'
import type { ModalView } from '#session/modal-store.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { Loading } from '#ui/patterns/loading.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { useFocusNewCard } from '#ui/patterns/use-focus-new-card.ts'
import { OrderCard } from '../components/order-card.tsx'
import { useApi } from '#api/api-context.tsx'
import { customerQuery, ordersQuery } from '#api/order-queries.ts'
import { usePages } from '#api/use-pages.ts'
import { ORDER_PAGE_SIZE } from '#domain/defaults.ts'
import { useBranchContact, useSession } from '#session/page-context.ts'
import { useSignedIn } from '#session/sign-in-store.ts'

const Page = styled.div`
  &,
  > ul {
    ${stack(3)}
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
  const { cards, more } = useFocusNewCard(orders.length, loadMore)
  if (orders.length === 0 && isLoading) return <Loading shapes={['row', 'row', 'row']} />
  return (
    <Page>
      <Unproven />
      {orders.length === 0 && !isError && (
        <EmptyState icon="receipt" title={t('account.no-orders')} text={t('account.no-orders-text')} />
      )}
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

/** Where a venue asks for proofs, these end: then only what this device ordered is seen. @source decision 25 */
function Unproven() {
  const t = useT(account)
  const { client } = useApi()
  const { modal } = useSession()
  const close = useCloseModal()
  const { branch } = useBranchContact()
  const phone = useSignedIn() ?? ''
  const asked = {
    ...customerQuery(client, phone, branch.id),
    enabled: branch.oneTimeCodes === true && phone !== '',
  }
  if (useQuery(asked).data?.earnsPoints !== false) return null
  const onSignedIn = () => modal.getState().show('my-orders')
  return (
    <Notice icon="user">
      <p>{t('account.unproven')}</p>
      <Button tone="secondary" onPress={() => close(() => modal.getState().show('sign-in', { onSignedIn }))}>
        {t('account.sign-in')}
      </Button>
    </Notice>
  )
}

/**
 * The orders of the signed-in phone at this venue so far. An order that came meanwhile moves the pages along; it is
 * shown once.
 * @source diner spec §9 "Order list offset"
 */
function useMyOrders() {
  const { client } = useApi()
  const { id } = useBranchContact()
  const phone = useSignedIn()
  const { pages, ...more } = usePages(
    ORDER_PAGE_SIZE,
    (offset) => ({ ...ordersQuery(client, phone ?? '', id, offset), enabled: phone !== undefined }),
    ({ dinerOrders }) => dinerOrders.total,
  )
  const all = pages.flatMap(({ dinerOrders }) => dinerOrders.orders)
  return { orders: [...new Map(all.map((order) => [order.code, order])).values()], ...more }
}
