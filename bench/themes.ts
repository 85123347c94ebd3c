import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { resolveTheme } from '#theme/resolve.ts'
import { faultsOf } from '../tests/theme/faults-of.ts'
import { wild } from '../tests/theme/wild-config.ts'

/** Made and judged at a time, so that not all of them lie in memory. */
const LOT = 1000

/** Each is resolved so often and the shortest time counts: what else the machine did meanwhile is left out. */
const TIMES = 3

/**
 * Resolves configurations of all kinds, malformed ones too, and says how long one takes.
 *
 * @param count - configurations, in lots of a thousand
 * @returns the median, 99th percentile and longest of the shortest times, and the percentile of the first ones, which what
 *   else the machine does makes longer
 * @units milliseconds
 * @errors throws what the engine throws, and with the pairs that cannot be read and the tokens that are no colour
 */
export function measureThemes(count: number) {
  const sweep = collector()
  const [firsts, times]: [number[], number[]] = [[], []]
  for (let seed = 0; seed * LOT < count; seed += 1) {
    const configs = fc.sample(wild, { numRuns: LOT, seed })
    // what making them left behind is no part of the time of a theme
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

/** What has the memory swept at once. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
