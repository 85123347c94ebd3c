import { runNpm } from './run.mjs'

/** Severities that fail; lower ones are only reported. */
const FAILING = ['high', 'critical']

/** By default npm retries three times, ten seconds apart. */
const ASK_ONCE = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: '20000' }

/**
 * What `npm audit --json` came to. A registry that takes no such question, or none that can be reached, is no finding.
 *
 * @param {{ output: string }} run
 * @returns {import('./gates.mjs').GateResult}
 */
export function advisoriesOutcome({ output }) {
  const answer = answerIn(output)
  const counts = answer?.metadata?.vulnerabilities
  if (counts === undefined)
    return { ok: true, looked: 1, what: 'registry that tells of no advisories: nothing was compared' }
  const named = Object.values(answer.vulnerabilities ?? {}).map(
    ({ name, severity }) => `${name}: ${severity}`,
  )
  return {
    ok: FAILING.every((severity) => (counts[severity] ?? 0) === 0),
    looked: answer.metadata.dependencies?.prod ?? 0,
    what: 'packages',
    report: named.join('\n'),
  }
}

/** The JSON in npm's output, which has warnings before and after. */
function answerIn(output) {
  const json = /^\{$[^]*^\}$/m.exec(output)?.[0]
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Asks the registry for advisories against the packages that the product runs with. */
export const askForAdvisories = async () =>
  advisoriesOutcome(await runNpm(['audit', '--omit=dev', '--json'], { env: ASK_ONCE, hide: /^/ }))
