import { useInfiniteQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { myOrdersQuery } from '#api/my-orders-query.ts'
import { account } from '#messages/account.ts'
import { addTexts } from '#messages/index.ts'
import { status } from '#messages/status.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useSignedIn } from '#session/use-signed-in.ts'
import { useBranchContact } from '#session/venue-context.tsx'
import { space } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { Modal } from '#ui/primitives/modal/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { OrderCard } from '../components/order-card.tsx'

addTexts(account, status)

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding-bottom: ${space(3)};
`

const Trouble = styled.div`
  display: grid;
  gap: ${space(3)};
`

/** 'Mis pedidos': what the signed-in phone may see at this venue, newest first. @source requirements ACCT-03 */
export const MyOrdersModal: ModalView<'my-orders'> = ({ onClosed }) => {
  const t = useT()
  return (
    <Modal title={t('account.orders')} closeLabel={t('common.close')} onClose={onClosed}>
      <Orders />
    </Modal>
  )
}

function Orders() {
  const t = useT()
  const { client } = useApi()
  const { id } = useBranchContact()
  const phone = useSignedIn() ?? ''
  const query = useInfiniteQuery({ ...myOrdersQuery(client, phone, id), enabled: phone !== '' })
  const { data, isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const orders = data?.pages.flatMap(({ dinerOrders }) => dinerOrders.orders) ?? []
  if (isPending && phone !== '') return <Loading />
  if (isError && orders.length === 0)
    return (
      <Trouble>
        <Notice tone="danger" live>
          {t('account.orders-failed')}
        </Notice>
        <Button tone="secondary" wide icon="refresh" onPress={() => void refetch()}>
          {t('account.retry')}
        </Button>
      </Trouble>
    )
  if (orders.length === 0)
    return <EmptyState icon="receipt" title={t('account.no-orders')} text={t('account.no-orders-text')} />
  return (
    <>
      <List role="list">
        {orders.map((order) => (
          <li key={order.code}>
            <OrderCard order={order} />
          </li>
        ))}
      </List>
      {isError && (
        <Notice tone="danger" live>
          {t('account.orders-failed')}
        </Notice>
      )}
      {hasNextPage && (
        <Button tone="secondary" wide loading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t('account.more-orders')}
        </Button>
      )}
    </>
  )
}

function Loading() {
  const t = useT()
  return (
    <>
      <VisuallyHidden role="status">{t('shell.status.loading')}</VisuallyHidden>
      <Skeleton shapes={['row', 'row', 'row']} />
    </>
  )
}
