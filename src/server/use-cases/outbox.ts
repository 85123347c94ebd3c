import { outboxPage } from '../messaging/outbox-page.ts'
import { staysHere } from '../messaging/provider.ts'
import { listSentMessages } from '../repositories/messages-repository.ts'
import type { Services } from '../services.ts'

const SHOWN = 50

/** The latest messages of the embedded provider as a page; undefined when messages leave the server. */
export async function outbox({ messages, store, payments }: Services): Promise<string | undefined> {
  if (!staysHere(messages)) return undefined
  return outboxPage(await listSentMessages(store.db, SHOWN), payments.sandbox !== undefined)
}
