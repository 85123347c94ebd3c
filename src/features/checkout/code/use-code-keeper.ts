import { useEffect } from 'react'
import { useStore } from 'zustand'
import { codes } from '#messages/codes.ts'
import { systemClock } from '#platform/clock.ts'
import { useSession } from '#session/page-context.ts'
import { checkoutOf } from '#session/checkout-store.ts'
import { usePartnerBenefit } from '#session/use-checkout-quote.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useCheckout } from '../use-checkout.ts'

/**
 * Removes the code when it expires, or when payment, slot or mode differ from those it was validated for; with a
 * partner's benefit such changes do not matter.
 * @source diner spec §4 Discount code; requirements DISC-04, DISC-05
 */
export function useCodeKeeper(): void {
  const t = useT(codes)
  const toast = useToast()
  const store = checkoutOf(useSession())
  const code = useStore(store, (state) => state.code)
  const context = useSettledContext()
  const { benefit } = usePartnerBenefit()
  const isBound = benefit === undefined

  useEffect(() => {
    if (code?.expiresAt === undefined) return undefined
    const expire = () => {
      store.getState().change({ code: undefined })
      toast(t('code.expired'), 'error')
    }
    return systemClock.after(Math.max(0, code.expiresAt - systemClock.now()), expire)
  }, [code, store, toast, t])

  useEffect(() => {
    if (!code || context === undefined || !isBound || code.validFor === context) return
    store.getState().change({ code: undefined })
    toast(t('code.cleared', { code: code.discount.code }))
  }, [code, context, isBound, store, toast, t])
}

/** The current order; undefined while a part of it is loading and may turn out unchanged. */
function useSettledContext(): string | undefined {
  const { schedule, prices, mode, payment } = useCheckout()
  const isScheduleOpen = schedule.scheduled && (schedule.isLoading || schedule.at === undefined)
  if (!mode || !payment || prices.isDeliveryLoading || isScheduleOpen) return undefined
  return codeContext({ modeId: mode.id, paymentId: payment.id, slot: schedule.at })
}

/** What a code is validated for. */
interface CodeContext {
  modeId: string
  paymentId: string
  /** The slot of a scheduled order. */
  slot?: string
}

/** Key of mode, payment and time: another key needs a new validation by the venue. @source requirement DISC-04 */
export function codeContext({ modeId, paymentId, slot = 'now' }: CodeContext): string {
  return [modeId, paymentId, slot].join(' ')
}
