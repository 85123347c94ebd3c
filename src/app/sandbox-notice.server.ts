import { escapeHtml } from '#domain/documents/escape-html.ts'
import { createMessages } from '#messages/index.ts'
import { sandbox } from '#messages/sandbox.ts'
import { space, text, token } from '#theme/tokens.ts'

/** Height of the notice, for pages that fill the rest of the window. @units CSS length */
export const SANDBOX_NOTICE_HEIGHT = `calc(1.5 * ${text[1]} + ${space(2)})`

/** Style of the notice: one slim line that covers no control and is not printed. */
export const SANDBOX_NOTICE_CSS =
  `.sandbox-notice{padding:${space(1)} ${space(4)};background:${token.text};color:${token.page};` +
  `font-size:${text[1]};text-align:center}@media print{.sandbox-notice{display:none}}`

/**
 * The notice on every page of a server with simulated payments. It is outside the React tree, so that a server that
 * takes money pays nothing for it.
 * @source issue 15 part 8 "says in the console and on each page that no money moves"
 */
export function sandboxNotice(locale: string): string {
  const t = createMessages({ locale })(sandbox)
  return (
    `<aside class="sandbox-notice" aria-label="${escapeHtml(t('sandbox.notice-name'))}">` +
    `<p>${escapeHtml(t('sandbox.notice'))}</p></aside>`
  )
}
