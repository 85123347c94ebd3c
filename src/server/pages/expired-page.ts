import { escapeHtml } from '#domain/documents/escape-html.ts'
import { drafts } from '#messages/drafts.ts'

import { plainPage } from './plain-page.ts'

const CSS =
  'main{max-width:32rem;margin:0 auto;padding:4rem 1.5rem;text-align:center}' +
  'h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .75rem}p{color:var(--description);margin:0}' +
  'svg{display:block;width:4.5rem;height:4.5rem;margin:0 auto;color:var(--description)}'

/** An hourglass of the product's icons (Lucide, ISC). */
const PICTURE =
  '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" ' +
  'stroke-linecap="round" stroke-linejoin="round"><path d="M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 ' +
  '12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2"/></svg>'

/** What a link to a draft shows that leads nowhere any more. */
export function expiredPage(): ReturnType<typeof plainPage> {
  const { title, text } = drafts.expired
  return plainPage({
    title,
    css: CSS,
    colorModeType: 'AUTO',
    body: `<main>${PICTURE}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`,
  })
}
