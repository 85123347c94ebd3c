/** An event on a channel. */
export interface LiveTopic {
  channel: string
  event: string
}

/** A subscriber of a topic. */
export interface LiveListener {
  /** The event occurred, so displayed data may be stale. `data` is untrusted; it is `{}` when the event has none. */
  onEvent(data: unknown): void
  /** Whether updates arrive now. */
  onState(isLive: boolean): void
}

/** Pushes changes that a page would otherwise learn by polling. A provider's code loads with the first topic. */
export interface LiveUpdates {
  /** @returns unsubscribes */
  follow(topic: LiveTopic, listener: LiveListener): () => void
}
