import { systemClock } from '#platform/clock.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { LiveUpdates } from '../contract.ts'

const topicCode = onDemand(() => import('./follow-topic.ts'))
const AGAIN_MS = 30_000

/** The Pusher protocol with its official client, to the endpoint that the page's server names: itself or a service. */
export const pusher: LiveUpdates = {
  follow(topic, listener) {
    let isOver = false
    let stop = (): void => undefined
    const begin = (): void =>
      void topicCode.fetch().then(
        ({ followTopic }) => {
          if (!isOver) stop = followTopic(topic, listener)
        },
        () => {
          if (isOver) return
          listener.onState(false)
          stop = systemClock.after(AGAIN_MS, begin)
        },
      )
    begin()
    return () => {
      isOver = true
      stop()
    }
  },
}
