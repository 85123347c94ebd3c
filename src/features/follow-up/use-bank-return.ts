import { useEffect, useEffectEvent, useRef } from 'react'
import { useApi } from '#api/api-context.tsx'
import { bodyOf } from '#api/client.ts'
import { RETURN_FLAGS, readReturnFlags, type ReturnFlags } from '#domain/payment/return-flags.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { followUp } from '#messages/follow-up.ts'
import { payLater } from '#messages/pay-later.ts'
import { useLocation } from 'react-router-dom'
import { useLeaveFlags } from '#session/left-parameters.ts'
import { useVenue } from '#session/page-context.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { paymentNews } from './use-payment-return.ts'
import { useRefreshOrder } from './use-order.ts'

/**
 * The bank led straight to this page: our server takes the payment, and the diner is told once what became of it.
 * @source delivery spec §2 "token_ws: return from a payment", §7, §8 "Bank callback failure"; requirements FUP-04, FUP-05
 */
export function useBankReturn(order: OrderFollowUp | undefined): void {
  const t = useT(followUp, payLater)
  const toast = useToast()
  const refresh = useRefreshOrder()
  const { client } = useApi()
  const { alias } = useVenue()
  const { search } = useLocation()
  const leaveFlags = useLeaveFlags()
  const hasAsked = useRef(false)
  const code = order?.code
  const take = useEffectEvent(async ({ token, provider }: ReturnFlags) => {
    if (order === undefined || hasAsked.current) return
    hasAsked.current = true
    leaveFlags(RETURN_FLAGS)
    const answer = await bodyOf(
      client.POST('/api/callback/{provider}/{segments}', {
        params: { path: { provider, segments: `${alias}${order.code}` }, query: { token_ws: token } },
      }),
    ).catch(() => undefined)
    const read = (await refresh()) ?? order
    if (!answer) return toast(t('follow-up.callback-failed'), 'error')
    const news = paymentNews({ ...read, paid: answer.status === 'SUCCESS' }, answer.status)
    if (news) toast(t(news.text), news.tone)
  })
  useEffect(() => {
    const flags = readReturnFlags(search)
    if (flags && code !== undefined) void take(flags)
  }, [code, search])
}
