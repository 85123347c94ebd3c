import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { RideEvent, RideNews } from '#domain/shipments/ride-events.ts'
import type { Translate } from '#messages/index.ts'
import { shipments } from '#messages/shipments.ts'
import { browserVibration } from '#platform/vibration.ts'
import { useVenue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useWindowEvent } from '#ui/primitives/base/use-window-event.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useRider } from './rider-context.ts'

/** Keeps sending steps and reports the results: by text, by vibration, and by refetching. */
export function useRideNews(): void {
  const { ride } = useRider()
  const { alias } = useVenue()
  const queryClient = useQueryClient()
  const toast = useToast()
  const t = useT(shipments)

  const onEvent = useEffectEvent(({ type }: RideEvent, news: readonly RideNews[]) => {
    for (const one of news) {
      const isDone = one.kind === 'done'
      const text = newsText(t, one)
      if (text === undefined) continue
      if (isDone) browserVibration().success()
      else browserVibration().failure()
      toast(text, isDone ? 'success' : 'error')
    }
    const isOver = type === 'denied'
    if (isOver || type === 'sent' || type === 'refused')
      void queryClient.invalidateQueries({ queryKey: [isOver ? 'rider' : 'rider-shipments', alias] })
  })
  useEffect(() => {
    const stops = [ride.listen(onEvent), ride.start()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [ride])
  // Steps added or sent in another tab arrive here too.
  useWindowEvent('storage', () => ride.dispatch({ type: 'stored' }))
}

/** @source delivery spec §8 */
function newsText(t: Translate<typeof shipments>, news: RideNews): string | undefined {
  switch (news.kind) {
    case 'done': {
      const key = `shipments.done.${news.status}`
      return isDoneText(key) ? t(key) : undefined
    }
    case 'called-off':
      return t('shipments.called-off', { code: news.code })
    case 'lost':
      return t('shipments.lost')
    case 'refused':
      return refusedText(t, news)
  }
}

type DoneText = Extract<keyof typeof shipments, `shipments.done.${string}`>
/** Steps that follow automatically from another one have no message. */
const isDoneText = (key: string): key is DoneText => Object.hasOwn(shipments, key)

function refusedText(
  t: Translate<typeof shipments>,
  { code, isKey }: RideNews & { kind: 'refused' },
): string {
  if (code === 'EXPIRED_BY_OTHER') return t('shipments.lost')
  if (code === 'KEY_NOT_GRANTED') return t('shipments.key-asked')
  if (code === 'KEY_LOCKED') return t('shipments.key-none-left')
  if (isKey && code === 'SECURITY_CODE_WRONG') return t('shipments.key-refused')
  return t('shipments.move-failed')
}
