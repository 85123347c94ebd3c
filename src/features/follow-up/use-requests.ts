import { useEffect, useRef } from 'react'
import { REFRESH_AFTER_UPDATE_MS } from '#domain/defaults.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { followUp } from '#messages/follow-up.ts'
import { systemClock } from '#platform/clock.ts'
import { useAsked } from '#session/left-parameters.ts'
import { useSession } from '#session/page-context.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useRefreshOrder } from './use-order.ts'

/** Requests in a page's address; `showPWA` is read by the install offer. */
const FLAGS = ['refreshAfterUpdate', 'open_follow_up_support', 'invalidCustomRedirect']

/**
 * Carries out the requests in the address once and removes them: a refetch after five seconds, help with this order, a
 * message about an invalid return address.
 * @source delivery spec §2 "Query flags", §9 "Refresh after update"; requirements FUP-04
 */
export function useRequests(order: OrderFollowUp | undefined): void {
  const t = useT(followUp)
  const toast = useToast()
  const refresh = useRefreshOrder()
  const { modal } = useSession()
  const stop = useRef<() => void>(undefined)
  const answer = (asked: URLSearchParams) => {
    if (asked.has('refreshAfterUpdate') && asked.get('refreshAfterUpdate') !== 'false')
      stop.current = systemClock.after(REFRESH_AFTER_UPDATE_MS, () => void refresh())
    if (asked.get('invalidCustomRedirect') === 'true') toast(t('follow-up.bad-redirect'))
    if (asked.get('open_follow_up_support') === 'true')
      modal.getState().show('chat', { referenceId: order?.code })
  }
  useAsked(FLAGS, answer, order !== undefined)
  useEffect(() => () => stop.current?.(), [])
}
