import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bin, runNode } from './run.mjs'
import { CACHE } from './stamps.mjs'

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
    [bin('vitest'), 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  )
  const tests = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 }
  return { ok: code === 0 && tests.failed === 0, looked: tests.passed + tests.failed, what: 'tests', tests }
}

/** A file that could not even be loaded holds no tests; it counts as one failed test. */
export function countTests({ testResults }) {
  let passed = 0
  let failed = 0
  for (const file of testResults) {
    const results = file.assertionResults.map(({ status }) => status)
    passed += results.filter((status) => status === 'passed').length
    failed += results.filter((status) => status === 'failed').length
    if (file.status === 'failed' && !results.includes('failed')) failed += 1
  }
  return { passed, failed }
}
