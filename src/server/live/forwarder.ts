import Pusher from 'pusher'
import type { FastifyBaseLogger } from 'fastify'

import type { LiveMessage } from '../repositories/live-repository.ts'

/** Events in one request. @source Pusher Channels HTTP API, "batch_events" */
const BATCH = 10
const TIMEOUT_MS = 5_000
/** While the service is down the oldest go first: pages ask again by themselves. */
const MAX_WAITING = 1_000

/** Hands messages to a service of the Pusher protocol, in order. What it does not take is dropped: pages go on asking. */
export class LiveForwarder {
  private readonly pusher: Pusher
  private readonly log: FastifyBaseLogger
  private readonly waiting: LiveMessage[] = []
  private sending?: Promise<void>

  constructor(url: string, log: FastifyBaseLogger) {
    this.pusher = Pusher.forURL(url, { timeout: TIMEOUT_MS })
    this.log = log
  }

  send(message: LiveMessage): void {
    this.waiting.push(message)
    if (this.waiting.length > MAX_WAITING) this.waiting.shift()
    this.sending ??= this.drain().finally(() => {
      this.sending = undefined
    })
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    await this.sending
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH)
      try {
        await this.pusher.triggerBatch(
          batch.map(({ channel, event, data = {} }) => ({ channel, name: event, data })),
        )
      } catch (error) {
        this.log.warn({ err: error, messages: batch.length }, 'live messages dropped')
      }
    }
  }
}
