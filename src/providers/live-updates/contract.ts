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
