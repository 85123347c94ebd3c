import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { sandboxNotice } from '#app/sandbox-notice.server.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'

import { staysHere } from '../messaging/provider.ts'
import { listSentMessages } from '../repositories/messages-repository.ts'
import type { Services } from '../services.ts'
import type { OutgoingMessage } from '../messaging/contract.ts'

const SHOWN = 50

/** The latest messages of the embedded provider as a page; undefined when a real provider sends them. */
export async function outbox({ messages, store, payments }: Services): Promise<string | undefined> {
  if (!staysHere(messages)) return undefined
  return outboxPage(await listSentMessages(store.db, SHOWN), payments.sandbox !== undefined)
}

/**
 * Messages of the embedded provider as a page without scripts or styles.
 * @param isSandbox - payments are simulated, and the page says so
 */
function outboxPage(
  messages: readonly (Omit<OutgoingMessage, 'id'> & { at: Date })[],
  isSandbox: boolean,
): string {
  const rows = messages.map(
    ({ at, channel, tenant, to, text }) =>
      `<li><p><b>${escapeHtml(to)}</b> · ${escapeHtml(channel)} · ${escapeHtml(tenant)} · <time datetime="${at.toISOString()}">${at.toISOString()}</time></p><p>${escapeHtml(text)}</p></li>`,
  )
  const list = rows.length === 0 ? '<p>Sin mensajes.</p>' : `<ol>${rows.join('')}</ol>`
  return `<!doctype html><html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Bandeja de salida</title></head><body>${isSandbox ? sandboxNotice(DEFAULT_LOCALE) : ''}<main><h1>Bandeja de salida</h1>${list}</main></body></html>`
}
