import { useEffect, useRef } from 'react'
import { isRecord } from '#domain/documents/is-record.ts'
import { toMarketingEvent } from '#domain/marketing/marketing-event.ts'
import { browserSessionStorage } from '#platform/storage.ts'
import { eventListeners } from '#session/event-listeners.ts'
import { useVenue } from '#session/page-context.ts'
import { createEventQueue } from './event-queue.ts'

/**
 * Tells the vendors' frame what happens in the visit: at once while it stands there, else as soon as it does.
 * @param frame - the frame; nothing on pages without one
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
      // only a frame of ours may stand there, here or at an address of its own
      for (const data of queue.take()) target.postMessage({ vitrina: 'event', data }, '*')
    }
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (!frame || source !== target) return
      if (!isRecord(data) || data.vitrina !== 'tags-ready') return
      ready.current = frame
      flush()
    }
    window.addEventListener('message', hear)
    const end = eventListeners.listen((event, sessionId, items) => {
      const told = toMarketingEvent({ event, sessionId, items, country: storefront.country, branchId })
      if (told) queue.add(told)
      flush()
    })
    return () => {
      window.removeEventListener('message', hear)
      end()
    }
  }, [frame, storefront, branchId])
}
