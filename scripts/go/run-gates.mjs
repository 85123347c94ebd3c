import { GATES, NEEDS_BUILD } from './gates.mjs'

/**
 * Runs the gates one after the other, all of them even when one fails, so that one run shows everything.
 *
 * @param {string[]} args names of gates; none means all. What is not a gate's name is handed to the test
 *   runner as a filter: `npm test -- unit cart` runs the unit tests of files with "cart" in their path.
 * @returns {Promise<number>} 0 when every gate passed
 */
export async function runGates(args) {
  const chosen = args.filter((arg) => arg in GATES)
  const filter = args.filter((arg) => !(arg in GATES))
  if (filter.length > 0 && chosen.length === 0)
    throw new Error(`"${filter[0]}" is no gate. The gates are: ${Object.keys(GATES).join(', ')}.`)
  const names = Object.keys(GATES).filter((name) => chosen.length === 0 || chosen.includes(name))
  if (!names.includes('build') && names.some((name) => NEEDS_BUILD.has(name))) names.unshift('build')

  const begun = beginAhead(
    names.filter((name) => GATES[name].ahead),
    filter,
  )
  const results = []
  for (const name of names) results.push(await runGate(name, filter, results, begun.get(name)))
  return summarise(results)
}

/** Those that run ahead run one after the other, beside the gates in whose turn they are told of. */
function beginAhead(names, filter) {
  const begun = new Map()
  let last = Promise.resolve()
  for (const name of names) {
    last = last.then(() => settle(GATES[name].run, filter))
    begun.set(name, last)
  }
  return begun
}

async function runGate(name, filter, before, begun) {
  const { title, run } = GATES[name]
  console.log(`\n━━ ${title}`)
  if (
    NEEDS_BUILD.has(name) &&
    before.some((result) => result.name === 'build' && result.verdict === 'FAILED')
  ) {
    console.log('not run: the build failed')
    return { name, verdict: 'FAILED', detail: 'the build failed' }
  }
  const { ok, looked, what, tests, failures, report, seconds } = await (begun ?? settle(run, filter))
  if (report) console.log(report)
  const verdict = ok && looked > 0 ? 'passed' : 'FAILED'
  const detail = looked > 0 ? `${looked} ${what}` : `looked at no ${what}`
  console.log(`${name}: ${verdict}, ${detail}, ${seconds} s`)
  return { name, verdict, detail: `${detail}, ${seconds} s`, tests, failures }
}

/** A gate that throws counts as failed; the others still run. */
async function settle(run, filter) {
  const start = performance.now()
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1)
  try {
    return { ...(await run(filter)), seconds: seconds() }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { ok: false, looked: 0, what: 'things', seconds: seconds() }
  }
}

function summarise(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  console.log('\n━━ Summary')
  for (const { name, verdict, detail } of results)
    console.log(`  ${name.padEnd(width)}  ${verdict.padEnd(7)}  ${detail}`)
  const passed = sum(results, 'passed')
  const failed = sum(results, 'failed')
  const failures = results.flatMap((result) => result.failures ?? [])
  if (failures.length > 0) console.log(`\n━━ What failed\n  ${failures.join('\n  ')}`)
  const broken = results.filter(({ verdict }) => verdict === 'FAILED').map(({ name }) => name)
  console.log(broken.length === 0 ? '\nEvery gate passed.' : `\nFailed: ${broken.join(', ')}.`)
  if (results.some(({ tests }) => tests)) console.log(`${passed} passed, ${failed} failed`)
  return broken.length === 0 ? 0 : 1
}

const sum = (results, key) => results.reduce((total, { tests }) => total + (tests?.[key] ?? 0), 0)
