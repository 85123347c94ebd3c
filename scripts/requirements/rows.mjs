import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../go/run.mjs'

/**
 * A row of `docs/requirements.md`.
 *
 * @typedef {object} Row
 * @property {string} id
 * @property {string} text
 * @property {string[]} parts ids that each need a test of their own; the row's own id where it has none
 */

export const REQUIREMENTS = path.join(ROOT, 'docs', 'requirements.md')

const ROW = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/
/** 'CHK-08.1 … CHK-08.20': one test for each of them. */
const PARTS = /([A-Z]+-\d+)[.](\d+) … \1[.](\d+)/

/**
 * Rows in their order.
 *
 * @param {string} [text]
 * @returns {Row[]}
 */
export function readRows(text = readFileSync(REQUIREMENTS, 'utf8')) {
  return text.split('\n').flatMap((line) => {
    const [, id, said] = ROW.exec(line) ?? []
    return id === undefined || said === undefined ? [] : [{ id, text: said, parts: partsOf(id, said) }]
  })
}

function partsOf(id, text) {
  const [, parent, first, last] = PARTS.exec(text) ?? []
  if (parent !== id) return [id]
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: count }, (_, index) => `${id}.${Number(first) + index}`)
}

/**
 * Interface texts that a row quotes. An apostrophe inside a word opens nothing.
 *
 * @param {string} text
 * @returns {string[]}
 */
export const quotesOf = (text) => [...text.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, quote]) => quote)
