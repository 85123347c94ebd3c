// Prints the table "requirements → tests" from the reports of the last `npm test`, and fails on a row of the diner's
// specification without a passing test. `--short` leaves the titles of the tests out.
import process from 'node:process'
import { coverage, table } from './requirements/coverage.mjs'
import { readProofs } from './requirements/proofs.mjs'
import { readRows } from './requirements/rows.mjs'

const { proofs, missing } = readProofs()
const { covered, unknown } = coverage(readRows(), proofs)
console.log(table(covered, { isShort: process.argv.includes('--short') }))

const open = covered.filter(({ verdict }) => verdict !== 'passed')
const list = (rows) => rows.map(({ row }) => row.id).join(', ') || 'none'
console.log(`\nrequirements: ${covered.length} rows, ${covered.length - open.length} passed`)
console.log(`ordering side without a passing test: ${list(open.filter(({ row }) => row.isDiner))}`)
console.log(
  `delivery side without a passing test (reported only): ${list(open.filter(({ row }) => !row.isDiner))}`,
)
if (unknown.length > 0) console.log(`titles name rows that do not exist: ${unknown.join(', ')}`)
if (missing.length > 0) console.log(`no report of: ${missing.join(', ')}; run npm test first`)
process.exitCode = open.some(({ row }) => row.isDiner) || unknown.length > 0 || missing.length > 0 ? 1 : 0
