import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../go/run.mjs'

/**
 * A row of `docs/requirements.md`.
 *
 * @typedef {object} Row
 * @property {string} id
 * @property {string} text
 * @property {Clause[]} clauses what the row says one by one, where it lists that
 * @property {string[]} parts ids that each need a test of their own; the row's own id where it has none
 */

/**
 * One thing that a row says: a line below it with the row's id and a letter, `CART-06a`.
 *
 * @typedef {object} Clause
 * @property {string} id
 * @property {string} text
 */

export const REQUIREMENTS = path.join(ROOT, 'docs', 'requirements.md')

const ROW = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/
const CLAUSE = /^ +- \*\*([A-Z]+-\d+)([a-z])\*\* (.+)$/
/** 'CHK-08.1 … CHK-08.20': one test for each of them. */
const PARTS = /([A-Z]+-\d+)[.](\d+) … \1[.](\d+)/

/**
 * Rows in their order.
 *
 * @param {string} [text]
 * @returns {Row[]}
 * @throws for a clause that does not stand below its row, in the order of the alphabet
 */
export function readRows(text = readFileSync(REQUIREMENTS, 'utf8')) {
  const rows = []
  for (const line of text.split('\n')) {
    const [, id, said] = ROW.exec(line) ?? []
    if (id !== undefined) rows.push({ id, text: said, clauses: [], parts: partsOf(id, said) })
    const [, parent, letter, clause] = CLAUSE.exec(line) ?? []
    if (parent !== undefined) addClause(rows.at(-1), parent, letter, clause)
  }
  return rows
}

function addClause(row, parent, letter, text) {
  const expected = String.fromCodePoint('a'.codePointAt(0) + (row?.clauses.length ?? 0))
  if (row?.id !== parent || letter !== expected)
    throw new Error(`${parent}${letter}: clauses stand below their row, as ${parent}a, ${parent}b …`)
  row.clauses.push({ id: `${parent}${letter}`, text })
  row.parts = row.clauses.map(({ id }) => id)
}

function partsOf(id, text) {
  const [, parent, first, last] = PARTS.exec(text) ?? []
  if (parent !== id) return [id]
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: count }, (_, index) => `${id}.${Number(first) + index}`)
}

const QUOTE = /(?<!\w)'([^']+)'(?!\w)/g

/**
 * Interface texts that a row quotes. An apostrophe inside a word opens nothing.
 *
 * @param {string} text
 * @returns {string[]}
 */
export const quotesOf = (text) => [...text.matchAll(QUOTE)].map(([, quote]) => quote)

/**
 * Whether a row says several things and lists none of them: one test can be enough for it that proves the first.
 *
 * @param {Row} row
 */
export const needsClauses = ({ text, parts }) =>
  parts.length === 1 && /[.] +[A-Z`]/.test(text.replaceAll(QUOTE, 'Quote'))
