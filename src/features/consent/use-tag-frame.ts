import { useEffect, useRef } from 'react'
import { isRecord } from '#domain/documents/is-record.ts'
import { toMarketingEvent } from '#domain/marketing/marketing-event.ts'
import { browserSessionStorage } from '#platform/storage.ts'
import { eventListeners } from '#session/event-listeners.ts'
import { useVenue } from '#session/page-context.ts'
import { createEventQueue } from './event-queue.ts'

/**
 * Passes the visit's events to the vendors' frame: at once when it is loaded, else as soon as it is.
 * @param frame - the frame; null on pages without one
 */
export function useTagFrame(frame: HTMLIFrameElement | null) {
  const { storefront, branch } = useVenue()
  const branchId = branch?.id ?? ''
  const ready = useRef<HTMLIFrameElement>(undefined)

  useEffect(() => {
    const queue = createEventQueue(browserSessionStorage(), branchId)
    const target = frame?.contentWindow
    const flush = () => {
      if (!target || ready.current !== frame) return
      // only our own frame can be there, from this origin or one of its own
      for (const data of queue.take()) target.postMessage({ vitrina: 'event', data }, '*')
    }
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (!frame || source !== target) return
      if (!isRecord(data) || data.vitrina !== 'tags-ready') return
      ready.current = frame
      flush()
    }
    window.addEventListener('message', onMessage)
    const end = eventListeners.listen((event, sessionId, items) => {
      const marketingEvent = toMarketingEvent({
        event,
        sessionId,
        items,
        country: storefront.country,
        branchId,
      })
      if (marketingEvent) queue.add(marketingEvent)
      flush()
    })
    return () => {
      window.removeEventListener('message', onMessage)
      end()
    }
  }, [frame, storefront, branchId])
}
