import { readJson } from '../reading/read-json.ts'
import { SourceInvalid } from '../reading/source-invalid.ts'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const JSON_LD = /\btype\s*=\s*(?:"|')?application\/ld\+json\b/i

/**
 * The blocks of JSON-LD of a web page, in order. Nothing of the page is run.
 *
 * @errors {@link SourceInvalid} `html-without-data`, or `not-json` when no block can be read
 */
export function jsonLdOf(html: string): unknown[] {
  const blocks: unknown[] = []
  let fault: unknown
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT)) {
    if (!JSON_LD.test(attributes)) continue
    try {
      blocks.push(readJson(bare(content)))
    } catch (error) {
      fault ??= error
    }
  }
  if (blocks.length > 0) return blocks
  throw fault instanceof SourceInvalid ? fault : new SourceInvalid('html-without-data')
}

/** Old pages wrap scripts in comments or CDATA. */
const bare = (content: string): string =>
  content
    .trim()
    .replace(/^(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)$/, '')
