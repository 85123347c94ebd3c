// Prints the table "requirements → tests" from the reports of the last `npm test`, and fails on a row or clause without
// a passing test, and on a test that tries what the product does not import. `--short` leaves the titles of the tests
// out.
import process from 'node:process'
import { ROOT } from './go/run.mjs'
import { coverage, table } from './requirements/coverage.mjs'
import { readProduct } from './requirements/product.mjs'
import { readProofs } from './requirements/proofs.mjs'
import { needsClauses, readRows } from './requirements/rows.mjs'
import { unprovenIn } from './requirements/subjects.mjs'

const { proofs, missing } = readProofs()
const rows = readRows()
const { covered, unknown } = coverage(rows, proofs)
console.log(table(covered, { isShort: process.argv.includes('--short') }))

const product = readProduct()
const files = new Set(proofs.map(({ file }) => file))
const unproven = [...files].flatMap((file) => unprovenIn(ROOT, file, product))

const idsOf = (some) => some.map(({ id }) => id).join(', ') || 'none'
const open = covered.filter(({ verdict }) => verdict !== 'passed')
console.log(`\nrequirements: ${covered.length} rows, ${covered.length - open.length} passed`)
console.log(`several sentences without clauses: ${idsOf(rows.filter(needsClauses))}`)
console.log(`without a passing test: ${idsOf(open.map(({ row }) => row))}`)
if (unknown.length > 0) console.log(`titles name rows that do not exist: ${unknown.join(', ')}`)
for (const { file, title, name } of unproven)
  console.log(`the product does not import ${name}, so this proves nothing: ${title}  (${file})`)
if (missing.length > 0) console.log(`no report of: ${missing.join(', ')}; run npm test first`)
process.exitCode = open.length + unknown.length + unproven.length + missing.length > 0 ? 1 : 0
