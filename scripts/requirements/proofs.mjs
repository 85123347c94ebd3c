import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../go/run.mjs'
import { CACHE } from '../go/stamps.mjs'

/**
 * A test that names rows in its title.
 *
 * @typedef {object} Proof
 * @property {string[]} ids
 * @property {string} title
 * @property {string} file
 * @property {string} status of vitest: 'passed', 'failed', 'skipped' …
 */

/** What the test gates leave behind, by their names. */
export const REPORTS = ['unit', 'server', 'browser']

/**
 * Tests of a JSON report of vitest that carry ids: `[CHK-07]`, `[CHK-08.3]`, `[CART-06a]`, `[LOY-02, LOY-04]`.
 *
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} report
 * @returns {Proof[]}
 */
export function proofsIn({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) => {
      const ids = idsIn(fullName)
      return ids.length === 0 ? [] : [{ ids, title: fullName, file: path.relative(ROOT, name), status }]
    }),
  )
}

/**
 * Ids of rows, parts and clauses that a title carries in brackets.
 *
 * @param {string} title
 */
export function idsIn(title) {
  const brackets = [...title.matchAll(/\[([^\]]+)\]/g)].map(([, inner]) => inner)
  return [...new Set(brackets.flatMap((inner) => inner.match(/\b[A-Z]+-\d+(?:[.]\d+|[a-z])?\b/g) ?? []))]
}

/**
 * Everything the last runs of the test gates proved.
 *
 * @param {string} [folder]
 * @returns {{ proofs: Proof[], missing: string[] }} `missing`: gates that left no report
 */
export function readProofs(folder = CACHE) {
  const missing = REPORTS.filter((name) => !existsSync(path.join(folder, `${name}.json`)))
  const found = REPORTS.filter((name) => !missing.includes(name))
  const read = (name) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))
  return { proofs: found.flatMap((name) => proofsIn(read(name))), missing }
}
