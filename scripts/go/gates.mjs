import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { askForAdvisories } from './advisories.mjs'
import { findBrowser } from './find-browser.mjs'
import { bin, runNode, runNpm } from './run.mjs'
import { CACHE } from './stamps.mjs'
import { prepare } from './steps.mjs'
import { runVitest } from './vitest-report.mjs'

/**
 * What a gate answers.
 *
 * @typedef {object} GateResult
 * @property {boolean} ok
 * @property {number} looked how many things it looked at; a gate that looked at nothing has failed
 * @property {string} what the things it looked at
 * @property {{ passed: number, failed: number }} [tests] for gates that run tests
 * @property {string[]} [failures] what each failure was, told again at the end of the run
 * @property {string} [report] what the gate has to say, where it did not print it while it ran
 */

const counted = (what, { code, output }, pattern) => ({
  ok: code === 0,
  looked: Number(pattern.exec(output)?.[1] ?? 0),
  what,
})

/** Runs a script whose words are the report of its gate: it runs ahead, among those of other gates. */
const runQuietly = (args) => runNode(args, { hide: /^/ })

/** What a gate came to whose script ran quietly. */
const reported = (what, run, pattern) => ({ ...counted(what, run, pattern), report: run.output.trimEnd() })

/** By the compiler that is twice as fast; the one with an interface for programs serves the generators. */
async function checkTypes() {
  const { code, output } = await runQuietly([
    bin('typescript-native', 'tsc'),
    '--project',
    '.',
    '--listFiles',
  ])
  const lines = output.split('\n')
  const ours = lines.filter((line) => path.isAbsolute(line) && !line.includes('node_modules'))
  const report = lines.filter((line) => line !== '' && !path.isAbsolute(line)).join('\n')
  return { ok: code === 0, looked: ours.length, what: 'files', report }
}

/** A run of some files must not overwrite the report of the whole suite, from which the requirements are read. */
const reportOf = (name, filter) => (filter.length === 0 ? name : `${name}-part`)

/** Concurrent pages, as in the browser tests: a page mostly waits. */
const AUDITED_AT_ONCE = 3

/** The command of the gate `audit`, but for the pages: every rule there is. */
export const AUDIT = ['audit']

/**
 * As few pages as show everything once.
 * @source assumed: what fits beside the browser tests; `--all` looks at every page
 */
const AUDITED_PAGES = ['--sample', 'once']

/**
 * What the command `audit` came to. Its exit code is 0 only for a run to the end that found nothing.
 *
 * @param {{ code: number | null, output: string }} run
 * @param {object[]} [findings] of its report
 * @returns {GateResult}
 */
export const auditOutcome = (run, findings = []) => ({
  ...counted('pages', run, /^(\d+) páginas vistas/m),
  failures: findings.filter(({ known }) => !known).map(findingText),
})

const findingText = ({ tenant, occurrences, rule, message, target }) => {
  const [{ state, mode, width }] = occurrences
  return `${tenant}/${state}/${mode}/${width}: ${rule}: ${message}\n    ${target}`
}

/** The command of the gate `check`: probable mistakes fail too. */
export const CHECK = ['check', '--strict']

/**
 * What the command `check` came to.
 *
 * @param {{ code: number | null, output: string }} run
 * @returns {GateResult}
 */
export const checkOutcome = (run) => counted('tenants', run, /(\d+) carpetas? revisadas?/)

/** Writes reports beside those of the tests. */
async function runAudit() {
  const { executablePath, found } = findBrowser({ install: true })
  console.log(`browser: ${found}`)
  const report = path.join(CACHE, 'audit')
  const file = path.join(report, 'audit.json')
  rmSync(file, { force: true })
  const args = [...AUDIT, ...AUDITED_PAGES, '--jobs', `${AUDITED_AT_ONCE}`, '--report', report]
  const ran = await runNode(['dist/server/cli.js', ...args], { env: { CHROMIUM_PATH: executablePath } })
  return auditOutcome(ran, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).findings : [])
}

async function runBrowserTests(filter) {
  const { executablePath, found } = findBrowser({ install: true })
  console.log(`browser: ${found}`)
  return runVitest(reportOf('browser', filter), ['--project', 'e2e', ...filter], {
    CHROMIUM_PATH: executablePath,
  })
}

/**
 * The gates in the order in which they are told of: the quick ones first. Those that keep a single core busy and print
 * nothing while they run begin `ahead`, one after the other, beside what stands before them.
 *
 * @type {Record<string, { title: string, ahead?: boolean, run: (filter: string[]) => Promise<GateResult> }>}
 */
export const GATES = {
  format: {
    title: 'Format (oxfmt)',
    run: async () => counted('files', await runNode([bin('oxfmt'), '--check']), /on (\d+) files/),
  },
  lint: {
    title: 'Lint (oxlint, type-aware, no warnings)',
    run: async () =>
      counted('files', await runNode([bin('oxlint'), '--type-aware', '--deny-warnings']), /on (\d+) files/),
  },
  codegen: {
    title: 'Generated code is up to date',
    run: async () =>
      counted('files', await runNode(['codegen/index.mjs', '--check']), /(\d+) files compared/),
  },
  api: {
    title: 'API description',
    run: async () => {
      const { code } = await runNpm(['run', '--silent', 'lint:api'])
      return { ok: code === 0, looked: 1, what: 'document' }
    },
  },
  build: {
    title: 'Pictures and build',
    run: async () => {
      await prepare(['pictures', 'build'])
      return { ok: true, looked: 2, what: 'steps up to date' }
    },
  },
  check: {
    title: 'Tenant folders (vitrina check)',
    run: async () => checkOutcome(await runNode(['dist/server/cli.js', ...CHECK])),
  },
  types: { title: 'Types (tsc)', ahead: true, run: checkTypes },
  imports: {
    title: 'Import rules (dependency-cruiser)',
    ahead: true,
    run: async () => reported('files', await runQuietly(['scripts/imports/check.mjs']), /(\d+) files/),
  },
  unused: {
    title: 'Unused files, exports and packages (knip)',
    ahead: true,
    run: async () => {
      const reporters = ['--reporter', 'symbols', '--reporter', './scripts/go/knip-count.mjs']
      const look = (...more) => runQuietly([bin('knip'), '--no-progress', ...reporters, ...more])
      const all = await look()
      // and without the tests, whose exclusive dependencies are not part of the product
      const product = await look('--config', 'scripts/go/knip-product.mjs')
      const both = { code: all.code || product.code, output: all.output + product.output }
      return reported('files', both, /(\d+) files looked at/)
    },
  },
  advisories: {
    title: 'Known vulnerabilities of packages (npm audit)',
    ahead: true,
    run: askForAdvisories,
  },
  unit: {
    title: 'Unit, property, contract, tenant and architecture tests',
    run: (filter) => runVitest(reportOf('unit', filter), ['--project', 'unit', ...filter]),
  },
  server: {
    title: `Server tests on ${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`,
    run: (filter) => runVitest(reportOf('server', filter), ['--project', 'server', ...filter]),
  },
  browser: { title: 'Browser tests', run: runBrowserTests },
  audit: { title: 'Accessibility of the demo tenants (a sample)', run: runAudit },
  requirements: {
    title: 'Requirements have passing tests',
    run: async () =>
      counted('rows', await runNode(['scripts/requirements.mjs', '--short']), /requirements: (\d+) rows/),
  },
  budget: {
    title: 'Bytes of the first page',
    run: async () => counted('files', await runNode(['scripts/budget.mjs']), /(\d+) files/),
  },
}

/** Gates that need a build. */
export const NEEDS_BUILD = new Set(['check', 'browser', 'audit', 'budget'])
