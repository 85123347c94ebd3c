import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { resolveTheme } from '#theme/resolve.ts'
import { faultsOf } from '../tests/theme/faults-of.ts'
import { wild } from '../tests/theme/wild-config.ts'

/** Batch size, so that not all themes are in memory at once. */
const LOT = 1000

/** Number of runs per theme; the shortest counts, to exclude other load on the machine. */
const TIMES = 3

/**
 * Resolves configurations of all kinds, malformed ones too, and says how long one takes.
 *
 * @param count - configurations, in lots of a thousand
 * @returns the median, 99th percentile and longest of the shortest times, and the percentile of the first ones, which
 *   what else the machine does makes longer
 * @units milliseconds
 * @errors throws what the engine throws, and with the pairs that cannot be read and the tokens that are no colour
 */
export function measureThemes(count: number) {
  const sweep = collector()
  const [firsts, times]: [number[], number[]] = [[], []]
  for (let seed = 0; seed * LOT < count; seed += 1) {
    const configs = fc.sample(wild, { numRuns: LOT, seed })
    // collect garbage of their creation first, so that it is not measured
    sweep()
    for (const config of configs) {
      const [first = 0, ...more] = Array.from({ length: TIMES }, () => timeOf(config))
      firsts.push(first)
      times.push(Math.min(first, ...more))
    }
    for (const config of configs) {
      const faults = faultsOf(resolveTheme(config))
      if (faults.length > 0) throw new Error(`${JSON.stringify(config)}: ${faults.join('; ')}`)
    }
  }
  return {
    count: times.length,
    medianMs: at(times, 0.5),
    p99Ms: at(times, 0.99),
    longestMs: at(times, 1),
    firstP99Ms: at(firsts, 0.99),
  }
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0

function timeOf(config: unknown): number {
  const start = performance.now()
  resolveTheme(config)
  return performance.now() - start
}

/** Runs the garbage collector. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
