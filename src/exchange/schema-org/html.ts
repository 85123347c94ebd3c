import { readJson } from '../reading/read-json.ts'
import { SourceInvalid } from '../reading/source-invalid.ts'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const JSON_LD = /\btype\s*=\s*(?:"|')?application\/ld\+json\b/i

/** A block of a web page that is no JSON: which one of its blocks, from 1, what it holds, and why it cannot be read. */
export type BrokenBlock = { readonly number: number; readonly content: string; readonly fault: string }

/**
 * The blocks of JSON-LD of a web page, in order, and those that cannot be read. Nothing of the page is run.
 * @errors {@link SourceInvalid} `html-without-data`, or `not-json` when no block can be read
 */
export function jsonLdOf(html: string): { blocks: unknown[]; broken: BrokenBlock[] } {
  const blocks: unknown[] = []
  const broken: BrokenBlock[] = []
  let first: SourceInvalid | undefined
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT)) {
    if (!JSON_LD.test(attributes)) continue
    try {
      blocks.push(readJson(bare(content)))
    } catch (error) {
      if (!(error instanceof SourceInvalid)) throw error
      first ??= error
      const number = blocks.length + broken.length + 1
      broken.push({ number, content: content.trim(), fault: error.message })
    }
  }
  if (blocks.length > 0) return { blocks, broken }
  throw first ?? new SourceInvalid('html-without-data')
}

/** Old pages wrap scripts in comments or CDATA. */
const bare = (content: string): string =>
  content
    .trim()
    .replace(/^(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)$/, '')
