/** Elements without an end. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
/** Written anew by every build or answer, or measured elsewhere: colours in the tokens, the look in the contact sheet. */
const LEFT_OUT = /\s(?:class|nonce|srcset|imagesrcset|style|data-styled[\w-]*)="[^"]*"/gi
/** What the server says of itself, alike on every page: `pages.test.ts` reads it. */
const NOTICE = /<aside class="sandbox-notice"[\s\S]*?<\/aside>/
/** Shows nothing and groups nothing: `dead-controls.ts` reads it. */
const HOLDER = /^<fieldset role="none"/
/** Elements whose content is code. */
const CODE = /<(script|style|svg)\b([^>]*)>[\s\S]*?<\/\1>/gi

/**
 * A page as it reads in a diff: one tag or text a line, indented, without what differs from one build to the next.
 *
 * @param html - as React wrote it: no `<` or `>` inside of attributes
 */
export function printHtml(html: string): string {
  const shown = html
    .replace(NOTICE, '')
    .replaceAll(CODE, (_, name: string, attributes: string) =>
      name.toLowerCase() === 'svg' ? `<svg${attributes} />` : '',
    )
    .replaceAll(LEFT_OUT, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/-[\w-]{8}\.(js|css)\b/g, '-#.$1')
  let depth = 0
  const fieldsets: boolean[] = []
  const lines = (shown.match(/<[^>]+>|[^<]+/g) ?? []).flatMap((part) => {
    const text = part.replaceAll(/\s+/g, ' ').trim()
    if (text === '') return []
    if (text.startsWith('<fieldset')) fieldsets.push(HOLDER.test(text))
    if (HOLDER.test(text) || (text === '</fieldset>' && fieldsets.pop())) return []
    const isEnd = text.startsWith('</')
    if (isEnd) depth -= 1
    const line = `${'  '.repeat(Math.max(depth, 0))}${text}`
    const name = /^<([\w-]+)/.exec(text)?.[1]?.toLowerCase()
    if (name !== undefined && !VOID.has(name) && !text.endsWith('/>')) depth += 1
    return isEnd ? [] : [line]
  })
  return `${lines.join('\n')}\n`
}
