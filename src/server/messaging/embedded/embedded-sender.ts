import type { FastifyBaseLogger } from 'fastify'

import type { Clock } from '../../clock.ts'
import type { Store } from '../../db/store.ts'
import { insertSentMessage } from '../../repositories/messages-repository.ts'
import type { MessageSender } from '../contract.ts'

/** Its key in the list of providers. */
export const EMBEDDED_SENDER = 'embedded'

type Deps = { store: Store; clock: Clock; log: Pick<FastifyBaseLogger, 'info'> }

/**
 * A provider without an account: messages are written to the server's log and kept in the database, where an
 * operator reads them. Nobody's phone rings, which is what a demonstration needs.
 */
export function embeddedSender({ store, clock, log }: Deps): MessageSender {
  return {
    id: EMBEDDED_SENDER,
    async send(message) {
      await insertSentMessage(store.db, message, clock())
      log.info({ message }, 'message sent')
    },
  }
}
