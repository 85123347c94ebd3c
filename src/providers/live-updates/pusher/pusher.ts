import type { LiveUpdates } from '../contract.ts'

/** The Pusher protocol with its official client, on the endpoint of the page's own server. */
export const pusher: LiveUpdates = {
  follow(topic, listener) {
    let stop: (() => void) | undefined
    let isOver = false
    import('./follow-topic.ts').then(
      ({ followTopic }) => {
        if (!isOver) stop = followTopic(window.location, topic, listener)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  },
}
