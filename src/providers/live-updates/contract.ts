import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react'

/** A channel and the event on it. */
export interface LiveTopic {
  channel: string
  event: string
}

/** Who listens to a topic. */
export interface LiveListener {
  /** It happened: what is shown may be old. `data` came from outside; an event that tells nothing more has `{}`. */
  onEvent(data: unknown): void
  /** Whether updates arrive now. */
  onState(isLive: boolean): void
}

/** Tells a page at once what it would learn by asking. A provider's code comes with the first topic. */
export interface LiveUpdates {
  /** @returns stops listening */
  follow(topic: LiveTopic, listener: LiveListener): () => void
}

const LiveUpdatesContext = createContext<LiveUpdates | undefined>(undefined)

/** The app chooses the provider once, for everything below. */
export const LiveUpdatesProvider = LiveUpdatesContext.Provider

/** What tells this page of news; undefined where nothing does, and the page goes on asking. */
const useLiveUpdatesProvider = (): LiveUpdates | undefined => useContext(LiveUpdatesContext)

interface Follow {
  /** absent while there is nothing to follow */
  channel: string | undefined
  event: string
  onEvent: LiveListener['onEvent']
  /** Updates begin: what happened before was told to nobody. */
  onBegin: () => void
  /** No updates arrive any more. */
  onEnd?: () => void
  /** Called in place of following at once. @returns cancels it */
  wait?: (follow: () => void) => () => void
}

/** Follows a topic as long as it is the same. @returns whether updates arrive now */
export function useLiveTopic({ channel, event, onEvent, onBegin, onEnd, wait }: Follow): boolean {
  const news = useLiveUpdatesProvider()
  const [isLive, setLive] = useState(false)
  const heard = useEffectEvent(onEvent)
  const changed = useEffectEvent((isNow: boolean) => {
    if (isNow) onBegin()
    else onEnd?.()
    setLive(isNow)
  })
  const waiting = useEffectEvent((follow: () => void) => {
    if (wait) return wait(follow)
    follow()
    return undefined
  })
  useEffect(() => {
    if (channel === undefined || !news) return undefined
    let stop: (() => void) | undefined
    const cancel = waiting(() => {
      stop = news.follow({ channel, event }, { onEvent: heard, onState: changed })
    })
    return () => {
      cancel?.()
      stop?.()
      setLive(false)
    }
  }, [channel, event, news])
  return isLive
}
