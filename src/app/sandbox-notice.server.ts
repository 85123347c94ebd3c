import { escapeHtml } from '#domain/documents/escape-html.ts'
import { createMessages } from '#messages/index.ts'
import { sandbox } from '#messages/sandbox.ts'
import { space, text, token } from '#theme/tokens.ts'

/** How high the notice is, for pages that fill what the window leaves. @units CSS length */
export const SANDBOX_NOTICE_HEIGHT = `calc(1.5 * ${text[1]} + ${space(2)})`

/** Style of the notice: one slim line that no control stands on, and that no receipt prints. */
export const SANDBOX_NOTICE_CSS =
  `.sandbox-notice{padding:${space(1)} ${space(4)};background:${token.text};color:${token.page};` +
  `font-size:${text[1]};text-align:center}@media print{.sandbox-notice{display:none}}`

/**
 * The line over every page of a server whose payments are played. It stands outside of what the program draws, so that
 * it costs no page of a server that takes money anything.
 * @source issue 15 part 8 "says in the console and on each page that no money moves"
 */
export function sandboxNotice(locale: string): string {
  const t = createMessages({ locale })(sandbox)
  return (
    `<aside class="sandbox-notice" aria-label="${escapeHtml(t('sandbox.notice-name'))}">` +
    `<p>${escapeHtml(t('sandbox.notice'))}</p></aside>`
  )
}
