import { useEffect, useRef } from 'react'
import { isCashAllowed, offeredPayments } from '#domain/delivery/payment-types.ts'
import { checkoutOf } from '#session/checkout-store.ts'
import { checkout } from '#messages/checkout.ts'
import { useSession } from '#session/page-context.ts'
import { usePartnerBenefit } from '#session/use-checkout-quote.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { Checkout } from './use-checkout.ts'

/**
 * The payments that can be completed, and the diner's choice if the address allows it: where cash is not taken, another
 * one replaces it with a notice, and the choice is remembered. With a code applied, another choice needs confirmation,
 * because it removes the code, unless a partner's benefit is active.
 * @source diner spec §4 "Cash-capability", "Discount code"; requirements CHK-13, DISC-04
 */
export function usePaymentChoice({ mode, payment: chosen, prices: { delivery } }: Checkout) {
  const t = useT(checkout)
  const toast = useToast()
  const session = useSession()
  const { cart, modal } = session
  const store = checkoutOf(session)
  const { benefit } = usePartnerBenefit()
  const method = useRef(chosen?.paymentMethod)

  useEffect(() => {
    const wasCash = method.current === 'CASH' && chosen && chosen.paymentMethod !== 'CASH'
    if (wasCash && chosen.active && !isCashAllowed(delivery))
      toast(t('checkout.payment-switched', { name: chosen.showName }))
    method.current = chosen?.paymentMethod
  }, [chosen, delivery, toast, t])

  const choose = (id: string) => {
    const { code } = store.getState()
    const onConfirm = () => cart.getState().put({ paymentTypeId: id })
    if (!code || benefit || id === chosen?.id) return onConfirm()
    return modal.getState().show('discount-code', { onDiscard: onConfirm })
  }

  return { offered: mode ? offeredPayments(mode, delivery) : [], choose }
}
