import { useApi } from '#api/api-context.tsx'
import { bodyOf } from '#api/client.ts'
import { paymentLimit } from '#api/long-calls.ts'
import { RETURN_FLAGS, readReturnFlags } from '#domain/payment/return-flags.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { followUp } from '#messages/follow-up.ts'
import { payLater } from '#messages/pay-later.ts'
import { useAsked } from '#session/left-parameters.ts'
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
  const take = async (asked: URLSearchParams) => {
    const flags = readReturnFlags(asked.toString())
    if (order === undefined || flags === undefined) return
    const { token, provider } = flags
    const answer = await bodyOf(
      client.POST('/api/callback/{provider}/{segments}', {
        params: { path: { provider, segments: `${alias}${order.code}` }, query: { token_ws: token } },
        signal: paymentLimit(),
      }),
    ).catch(() => undefined)
    const read = (await refresh()) ?? order
    if (!answer) return toast(t('follow-up.callback-failed'), 'error')
    const news = paymentNews({ ...read, paid: answer.status === 'SUCCESS' }, answer.status)
    if (news) toast(t(news.text), news.tone)
  }
  useAsked(RETURN_FLAGS, (asked) => void take(asked), order !== undefined)
}
