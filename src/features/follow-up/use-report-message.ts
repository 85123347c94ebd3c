import { formatOrderCode } from '#domain/order/code.ts'
import type { OrderFollowUp, OrderReport } from '#generated/models.ts'
import { orderReport } from '#messages/order-report.ts'
import { useMessaging } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/**
 * Makes the link that tells a venue of a report, where orders travel as messages: it has no console to read it in.
 * @returns undefined where the venue reads it by itself, or has no number for messages
 */
export function useReportMessage(): (order: OrderFollowUp, report: OrderReport) => string | undefined {
  const t = useT(orderReport)
  const messaging = useMessaging()
  return ({ code, byMessage, whatsAppPhone: phone }, { errorType, text: words }) => {
    if (byMessage !== true || !phone) return undefined
    const known = { code: formatOrderCode(code) }
    const wish =
      errorType === 'CANCEL'
        ? t('report.message.cancel', known)
        : t('report.message.problem', { ...known, type: t(`report.type.${errorType}`) })
    return messaging.linkTo({ phone, text: [wish, words].filter(Boolean).join('\n') })
  }
}
