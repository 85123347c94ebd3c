import { escapeHtml } from '#domain/documents/escape-html.ts'
import { phoneText } from '#domain/phone/phone.ts'
import type { Route } from '#domain/routes/routes.ts'
import { createMessages } from '#messages/index.ts'
import { noScript } from '#messages/no-script.ts'
import type { Venue } from '#session/venue.ts'
import { space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { messaging } from './providers.ts'

/** Pages where an order is made. */
const ORDERING = new Set<Route['kind']>(['menu', 'cart', 'checkout'])

/**
 * Style of a page without scripts: hides controls that would not respond and placeholders that would stay empty. Links,
 * and names and prices of choices, stay.
 */
export const NO_SCRIPT_CSS = [
  'button,input,select,textarea,[data-bottom-bar]',
  ':has(>:is(textarea,select,input:not([type=radio],[type=checkbox])))',
  '[role=group]:has(>button)',
  '[aria-hidden]:has(>[data-shape])',
  ':has(>[data-cart-count])',
]
  // one rule each: a browser drops a whole rule when it does not know one of its selectors
  .map((hidden) => `${hidden}{display:none!important}`)
  .join('')
  .concat(
    `.no-script{padding:${space(4)};background:${token.card};color:${token.text}}`,
    `.no-script ul{display:flex;flex-wrap:wrap;gap:0 ${space(5)};padding:0;list-style:none}`,
    `.no-script a{display:inline-block;min-height:${TOUCH_TARGET};padding-block:${space(3)};color:${token.link};font-size:${text[2]};font-weight:600}`,
  )

/** The notice of what an order needs and how to contact the venue without scripts; none on pages that are only read. */
export function noScriptHtml({ kind }: Route, venue: Venue | undefined): string {
  if (!venue?.branchContact || !ORDERING.has(kind)) return ''
  const { storefront, branchContact } = venue
  const { callPhone, whatsAppPhone } = branchContact
  const t = createMessages(storefront)(noScript)
  const link = (href: string, label: string) =>
    `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`
  const ways = [
    callPhone &&
      link(`tel:${callPhone}`, t('no-script.call', { phone: phoneText(callPhone, storefront.country.code) })),
    whatsAppPhone &&
      link(messaging.linkTo({ phone: whatsAppPhone, text: t('no-script.greeting') }), t('no-script.message')),
  ].join('')
  const advice = t(ways === '' ? 'no-script.no-ways' : 'no-script.ways')
  return [
    `<section class="no-script" aria-label="${escapeHtml(t('no-script.name'))}">`,
    `<p>${escapeHtml(`${t('no-script.text')} ${advice}`)}</p>`,
    ways === '' ? '' : `<ul role="list">${ways}</ul>`,
    '</section>',
  ].join('')
}
