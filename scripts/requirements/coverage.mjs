/**
 * A row with its tests.
 *
 * @typedef {object} Covered
 * @property {import('./rows.mjs').Row} row
 * @property {import('./proofs.mjs').Proof[]} tests
 * @property {string[]} open parts without a passing test
 * @property {'passed' | 'failed' | 'no test'} verdict
 */

/**
 * Joins rows and tests. A row has passed when each of its parts has a passing test and none of its tests failed. A test
 * that names a row with clauses and none of them is listed, and proves no clause.
 *
 * @param {import('./rows.mjs').Row[]} rows
 * @param {import('./proofs.mjs').Proof[]} proofs
 * @returns {{ covered: Covered[], unknown: string[] }} `unknown`: ids in titles that no row has
 */
export function coverage(rows, proofs) {
  const known = new Set(rows.flatMap(({ id, parts }) => [id, ...parts]))
  const unknown = new Set(proofs.flatMap(({ ids }) => ids).filter((id) => !known.has(id)))
  const covered = rows.map((row) => {
    const own = new Set([row.id, ...row.parts])
    const tests = proofs.filter(({ ids }) => ids.some((id) => own.has(id)))
    const passing = new Set(tests.filter(({ status }) => status === 'passed').flatMap(({ ids }) => ids))
    const open = row.parts.filter((part) => !passing.has(part))
    return { row, tests, open, verdict: verdictOf(tests, open) }
  })
  return { covered, unknown: [...unknown].toSorted() }
}

function verdictOf(tests, open) {
  if (tests.some(({ status }) => status === 'failed')) return 'failed'
  return open.length === 0 ? 'passed' : 'no test'
}

const TEXT_WIDTH = 100

/**
 * The table "requirements → tests".
 *
 * @param {Covered[]} covered
 * @param {{ isShort: boolean }} options short: without the titles of the tests
 * @returns {string}
 */
export function table(covered, { isShort }) {
  const idWidth = Math.max(...covered.map(({ row }) => row.id.length))
  return covered
    .flatMap(({ row, tests, verdict, open }) => {
      const passed = tests.filter(({ status }) => status === 'passed').length
      const text = row.text.length > TEXT_WIDTH ? `${row.text.slice(0, TEXT_WIDTH - 1)}…` : row.text
      const parts = open.length > 0 && row.parts.length > 1 ? ` (open: ${open.join(', ')})` : ''
      const counts = `${passed}/${tests.length}`.padStart(7)
      const line = `${row.id.padEnd(idWidth)}  ${verdict.padEnd(7)} ${counts}  ${text}${parts}`
      const titles = tests.map(
        ({ status, title, file }) => `    ${status === 'passed' ? '✓' : '✗'} ${title}  (${file})`,
      )
      return isShort ? [line] : [line, ...titles]
    })
    .join('\n')
}
