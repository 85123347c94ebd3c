import { aligned } from '../measure/aligned.mjs'

/** Goals as ratios to the static page. @source performance.md "Goals" */
const GOALS = { fcp: 1.15, lcp: 1.25 }

const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 0 ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
const rounded = (value, places) => Math.round(value * 10 ** places) / 10 ** places

/**
 * Medians of a target, and of its ratios to the static page in the same round.
 *
 * @param {string} name
 * @param {import('./load-page.mjs').Load[]} loads
 * @param {import('./load-page.mjs').Load[]} floor of the static page, round by round
 */
export function summary(name, loads, floor) {
  const keys = Object.keys(loads[0])
  return {
    name,
    medians: Object.fromEntries(
      keys.map((key) => [key, rounded(median(loads.map((load) => load[key])), key === 'cls' ? 4 : 0)]),
    ),
    ratios: Object.fromEntries(
      Object.keys(GOALS).map((key) => [
        key,
        rounded(median(loads.map((load, round) => load[key] / floor[round][key])), 2),
      ]),
    ),
  }
}

/** @param {ReturnType<typeof summary>[]} results @param {Record<string, string>} metrics */
export function table(results, metrics) {
  return aligned([
    ['median', ...results.map(({ name }) => name)],
    ...Object.entries(metrics).map(([key, what]) => [
      what,
      ...results.map(({ medians }) => String(medians[key])),
    ]),
    ...Object.keys(GOALS).map((key) => [
      `${metrics[key].split(',')[0]} ÷ static`,
      ...results.map(({ ratios }) => ratios[key].toFixed(2)),
    ]),
  ])
}

/**
 * Taps on the way to an order beside a tap on the static page.
 *
 * @param {import('./taps.mjs').Taps[]} taps @param {number[]} floor ms @param {Record<string, string>} names of the
 *   taps
 */
export function tapSummary(taps, floor, names) {
  const still = median(floor)
  return Object.entries(names).map(([key, what]) => {
    const ms = median(taps.map((one) => one[key]))
    return { what, ms, ratio: rounded(ms / still, 2) }
  })
}

/** @param {ReturnType<typeof tapSummary>} taps */
export const tapTable = (taps) =>
  aligned([
    ['tap', 'ms', '÷ static'],
    ...taps.map(({ what, ms, ratio }) => [what, String(ms), ratio.toFixed(2)]),
  ])

const ROW = 26
const LEFT = 150
const UNIT = 150

/** Bars of the ratios, with the goals as lines. @param {ReturnType<typeof summary>[]} results */
export function chart(results) {
  const groups = Object.keys(GOALS)
  const height = groups.length * (results.length * ROW + 50)
  const bars = groups.flatMap((key, group) => {
    const top = group * (results.length * ROW + 50) + 34
    const goal = LEFT + GOALS[key] * UNIT
    return [
      `<text x="8" y="${top - 12}" font-weight="600">${key.toUpperCase()} ÷ static (goal ${GOALS[key]})</text>`,
      ...results.flatMap(({ name, ratios }, index) => {
        const y = top + index * ROW
        const width = Math.round(ratios[key] * UNIT)
        return [
          `<text x="${LEFT - 8}" y="${y + 14}" text-anchor="end">${name}</text>`,
          `<rect x="${LEFT}" y="${y}" width="${width}" height="18" fill="${ratios[key] > GOALS[key] ? '#c2410c' : '#15803d'}"/>`,
          `<text x="${LEFT + width + 6}" y="${y + 14}">${ratios[key].toFixed(2)}</text>`,
        ]
      }),
      `<path d="M${goal} ${top - 6}v${results.length * ROW}" stroke="#334155" stroke-dasharray="3 3"/>`,
    ]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="${height}" font-family="system-ui,sans-serif" font-size="13">\n<rect width="100%" height="100%" fill="#fff"/>\n${bars.join('\n')}\n</svg>\n`
}
