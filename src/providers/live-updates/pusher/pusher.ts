import { onDemand } from '#platform/on-demand.ts'
import type { LiveUpdates } from '../contract.ts'

const topicCode = onDemand(() => import('./follow-topic.ts'))

/** The Pusher protocol with its official client, on the service that the page's own server names: itself, or another. */
export const pusher: LiveUpdates = {
  follow(topic, listener) {
    let stop: (() => void) | undefined
    let isOver = false
    topicCode
      .fetch()
      .then(({ openTopic }) => openTopic(window.location, topic, listener))
      .then(
        (end) => {
          if (isOver) end()
          else stop = end
        },
        () => {
          if (!isOver) listener.onState(false)
        },
      )
    return () => {
      isOver = true
      stop?.()
    }
  },
}
