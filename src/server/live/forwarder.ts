import Pusher from 'pusher'
import type { FastifyBaseLogger } from 'fastify'

import type { LiveMessage } from '../repositories/live-repository.ts'

/** Events per request. @source Pusher Channels HTTP API, "batch_events" */
const BATCH = 10
const TIMEOUT_MS = 5_000
/** Queue limit while the service is down; the oldest are dropped, since pages also poll. */
const MAX_WAITING = 1_000

/**
 * Forwards messages to a service with the Pusher protocol, in order. Rejected ones are dropped, since pages also poll.
 */
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

  /** Waits for running requests. */
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
