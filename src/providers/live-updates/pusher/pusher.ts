import type { LiveUpdates } from '../contract.ts'

/** The Pusher protocol with its official client, on the service that the page's own server names: itself, or another. */
export const pusher: LiveUpdates = {
  follow(topic, listener) {
    let stop: (() => void) | undefined
    let isOver = false
    import('./follow-topic.ts')
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
