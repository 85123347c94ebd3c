import type { FastifyBaseLogger } from 'fastify'

import type { Clock } from '../../clock.ts'
import type { Store } from '../../db/store.ts'
import { insertSentMessage } from '../../repositories/messages-repository.ts'
import type { MessageSender } from '../contract.ts'

/** Its key in the list of providers. */
export const EMBEDDED_SENDER = 'embedded'

type Deps = {
  store: Store
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info'>
  /** whether an operator can read them at /outbox */
  isRead: boolean
}

/**
 * A provider without an account: stores messages in the database for an operator to read. No phone is reached, as a
 * demonstration needs. Without an operator, messages go to the log.
 */
export function embeddedSender({ store, clock, log, isRead }: Deps): MessageSender {
  return {
    id: EMBEDDED_SENDER,
    async send(message) {
      await insertSentMessage(store.db, message, clock())
      const { channel, tenant } = message
      log.info(isRead ? { channel, tenant } : { message }, 'message sent')
    },
  }
}
