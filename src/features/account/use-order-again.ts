import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { orderQuery } from '#api/order-queries.ts'
import { orderAgain, type OrderedAgain } from '#domain/cart/order-again.ts'
import { choosePayment } from '#domain/delivery/payment-types.ts'
import { paths } from '#domain/routes/routes.ts'
import type { OrderMode, OrderSummary } from '#generated/models.ts'
import { account } from '#messages/account.ts'
import { useNavigate } from 'react-router-dom'
import { aboutLine } from '#session/cart-edits.ts'
import { enterMode } from '#session/cart-store.ts'
import { fetchMenuOfNow } from '#session/use-menu.ts'
import { useVisitPath } from '#session/links.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { pricingContext } from '#session/use-cart.ts'
import { useTrack } from '#session/use-track.ts'
import { useCloseModal, useModalOpen } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/**
 * Puts the items of an earlier order into the cart as the venue sells them today. What is not as it was is listed;
 * a cart that would be lost is asked about first.
 * @source issue 3 part 8, requirements CART-07
 */
export function useOrderAgain(): (order: OrderSummary) => Promise<void> {
  const t = useT(account)
  const toast = useToast()
  const track = useTrack()
  const close = useCloseModal()
  const isOpen = useModalOpen()
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  const queryClient = useQueryClient()
  const { cart, modal } = useSession()
  const { client, queries } = useApi()
  const { alias, modes } = useVenue()

  async function compare({ code }: OrderSummary, mode: OrderMode): Promise<OrderedAgain> {
    const [order, menu] = await Promise.all([
      queryClient.query(orderQuery(client, alias, code)),
      fetchMenuOfNow({ queryClient, queries, alias, mode }),
    ])
    return orderAgain(
      order.items,
      menu,
      menu.discounts,
      pricingContext(mode, choosePayment(mode, undefined)?.id),
    )
  }

  function fill(mode: OrderMode, { choices, items, changes }: OrderedAgain): void {
    enterMode(cart, mode)
    cart.getState().put({ choices })
    for (const item of items) track('ADD_ITEM', { orderModeId: mode.id, ...aboutLine(item) })
    if (changes.length > 0) return modal.getState().show('order-again', { changes, isEmpty: false })
    toast(t('account.again-done'), 'success')
    void navigate(visitPath(paths.cart(alias)))
  }

  return async (order) => {
    const mode = modes.find(({ type }) => type === order.type)
    if (!mode) return toast(t('account.again-no-mode', { mode: order.orderModeName }), 'error')
    const again = await compare(order, mode).catch(() => undefined)
    if (!isOpen()) return
    if (!again) return toast(t('account.again-failed'), 'error')
    close(() => {
      if (again.items.length === 0)
        modal.getState().show('order-again', { changes: again.changes, isEmpty: true })
      else if (cart.getState().choices.length === 0) fill(mode, again)
      else modal.getState().show('confirm-leave', { onConfirm: () => fill(mode, again) })
    })
  }
}
