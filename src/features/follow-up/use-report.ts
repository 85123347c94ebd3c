import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { bodyOf } from '#api/client.ts'
import { orderQuery } from '#api/order-queries.ts'
import type { OrderErrorType, OrderFollowUp } from '#generated/models.ts'
import { orderReport } from '#messages/order-report.ts'
import { openMessage } from '#session/order-message.ts'
import { useVenue } from '#session/page-context.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { reportSentKey } from './order-words.ts'
import { useReportMessage } from './use-report-message.ts'

/** Tells something of the order, and says what came of it. @source delivery spec §7 "Order follow-up update" */
export function useReport(order: OrderFollowUp) {
  const t = useT(orderReport)
  const toast = useToast()
  const { client } = useApi()
  const { alias } = useVenue()
  const queryClient = useQueryClient()
  const messageOf = useReportMessage()
  const { queryKey } = orderQuery(client, alias, order.code)
  /** @returns whether it was sent */
  const [isSending, tell] = useBusy(async (errorType: OrderErrorType, text?: string): Promise<boolean> => {
    try {
      const body = { code: order.code, errorType, ...(text === undefined ? {} : { text }) }
      const now = await bodyOf(client.POST('/api/diner/order/followup', { body }))
      queryClient.setQueryData(queryKey, now)
      toast(t(reportSentKey(errorType, now)), 'success')
      const report = now.reports?.find((one) => one.errorType === errorType)
      const message = report && messageOf(now, report)
      if (message !== undefined) openMessage(message)
      return true
    } catch {
      toast(t(order.byMessage === true ? 'report.message.failed' : 'report.failed'), 'error')
      // the order may have advanced meanwhile, which changes the possible reports
      void queryClient.invalidateQueries({ queryKey })
      return false
    }
  })
  return { isSending, tell }
}
