// Prints the table "requirements → tests" from the reports of the last `npm test`, and fails on a row without a
// passing test. `--short` leaves the titles of the tests out.
import process from 'node:process'
import { coverage, table } from './requirements/coverage.mjs'
import { readProofs } from './requirements/proofs.mjs'
import { readRows } from './requirements/rows.mjs'

const { proofs, missing } = readProofs()
const { covered, unknown } = coverage(readRows(), proofs)
console.log(table(covered, { isShort: process.argv.includes('--short') }))

const open = covered.filter(({ verdict }) => verdict !== 'passed')
console.log(`\nrequirements: ${covered.length} rows, ${covered.length - open.length} passed`)
console.log(`without a passing test: ${open.map(({ row }) => row.id).join(', ') || 'none'}`)
if (unknown.length > 0) console.log(`titles name rows that do not exist: ${unknown.join(', ')}`)
if (missing.length > 0) console.log(`no report of: ${missing.join(', ')}; run npm test first`)
process.exitCode = open.length > 0 || unknown.length > 0 || missing.length > 0 ? 1 : 0
