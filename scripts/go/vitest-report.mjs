import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bin, ROOT, runNode } from './run.mjs'
import { CACHE } from './stamps.mjs'

const REPORTERS = ['--reporter=default', '--reporter=./scripts/go/json-report.mjs']

/**
 * Runs vitest once and counts what it did, from its own JSON report.
 *
 * @param {string} name of the report
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export async function runVitest(name, args, env = {}) {
  const report = path.join(CACHE, `${name}.json`)
  rmSync(report, { force: true })
  const { code } = await runNode(
    [bin('vitest'), 'run', ...args, ...REPORTERS, `--outputFile.json=${report}`],
    { env },
  )
  const { failures, ...tests } = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, failures: [`${name}: the run left no report`] }
  if (code !== 0 && tests.failed === 0) failures.push(`${name}: exit code ${code}, see above`)
  const ok = code === 0 && tests.failed === 0
  return { ok, looked: tests.passed + tests.failed, what: 'tests', tests, failures }
}

/** Lines of a failure that say what it was; the rest is in the runner's own words further up. */
const TOLD_LINES = 6

/**
 * Counts tests and tells of each that failed what it was. A file that could not even be loaded holds no tests; it
 * counts as one failed test, and so does an error outside of every test.
 */
export function countTests({ testResults, outside }) {
  let passed = 0
  const failures = []
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(ROOT, name)
    passed += assertionResults.filter((test) => test.status === 'passed').length
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const test of failed)
      failures.push(told(`${file}: ${test.fullName}`, test.failureMessages.join('\n')))
    if (status === 'failed' && failed.length === 0)
      failures.push(told(file, message || 'before its tests or after them, see above'))
  }
  for (const error of outside) failures.push(told('outside of every test', error))
  return { passed, failed: failures.length, failures }
}

function told(title, message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
  return [title, ...lines.slice(0, TOLD_LINES)].join('\n    ')
}
