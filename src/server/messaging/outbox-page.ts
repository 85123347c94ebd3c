import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { sandboxNotice } from '#app/sandbox-notice.server.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'
import type { OutgoingMessage } from './contract.ts'

/**
 * Messages of the embedded provider as a page without scripts or styles.
 * @param isSandbox - payments are played, and the page says so
 */
export function outboxPage(
  messages: readonly (OutgoingMessage & { at: Date })[],
  isSandbox: boolean,
): string {
  const rows = messages.map(
    ({ at, channel, tenant, to, text }) =>
      `<li><p><b>${escapeHtml(to)}</b> · ${escapeHtml(channel)} · ${escapeHtml(tenant)} · <time datetime="${at.toISOString()}">${at.toISOString()}</time></p><p>${escapeHtml(text)}</p></li>`,
  )
  const list = rows.length === 0 ? '<p>Sin mensajes.</p>' : `<ol>${rows.join('')}</ol>`
  return `<!doctype html><html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Bandeja de salida</title></head><body>${isSandbox ? sandboxNotice(DEFAULT_LOCALE) : ''}<main><h1>Bandeja de salida</h1>${list}</main></body></html>`
}
