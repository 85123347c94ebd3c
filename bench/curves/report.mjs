import { aligned } from '../measure/aligned.mjs'

/** @typedef {import('./measure.mjs').Curve} Curve */

const shown = (value) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'))

/** Cost per unit of size, between the first and the last step. */
const slopeOf = (steps, values) => (values.at(-1) - values[0]) / (steps.at(-1) - steps[0])

/** @param {Curve} curve */
export function growthTable({ of, steps, rows }) {
  return aligned([
    [of, ...steps.map((step) => step.toLocaleString('en')), 'each more'],
    ...rows.map(({ what, unit, values }) => [
      unit === '' ? what : `${what}, ${unit}`,
      ...values.map(shown),
      slopeOf(steps, values).toPrecision(2),
    ]),
  ])
}

const PANEL = { width: 220, height: 150, gap: 40, top: 46, left: 20 }

/**
 * A panel for each cost, both axes by tenfold: what grows with the size rises like the dashed line, what does not lies
 * flat.
 *
 * @param {Curve[]} curves
 */
export function growthChart(curves) {
  const widest = Math.max(...curves.map(({ rows }) => rows.length))
  const width = PANEL.left * 2 + widest * (PANEL.width + PANEL.gap)
  const rowHeight = PANEL.height + PANEL.top + 44
  const panels = curves.flatMap(({ of, steps, rows }, index) =>
    rows.map(({ what, unit, values }, column) => {
      const x = PANEL.left + column * (PANEL.width + PANEL.gap)
      return panel({ of, steps, what, unit, values }, x, index * rowHeight + PANEL.top)
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${curves.length * rowHeight}" font-family="system-ui,sans-serif" font-size="12">\n<rect width="100%" height="100%" fill="#fff"/>\n${panels.join('\n')}\n</svg>\n`
}

function panel({ of, steps, what, unit, values }, x, y) {
  const tens = Math.log10(steps.at(-1) / steps[0])
  const lowest = Math.min(...values.filter((value) => value > 0))
  const place = (step, value) => {
    const across = Math.log10(step / steps[0]) / tens
    const up = Math.min(1, Math.max(0, Math.log10(Math.max(value, lowest) / lowest) / tens))
    return `${Math.round(x + across * PANEL.width)},${Math.round(y + (1 - up) * PANEL.height)}`
  }
  const points = steps.map((step, index) => place(step, values[index]))
  const labels = points.map((point, index) => {
    const [left, top] = point.split(',').map(Number)
    return `<circle cx="${left}" cy="${top}" r="3" fill="#0f766e"/><text x="${left}" y="${top - 7}" text-anchor="middle">${shown(values[index])}</text>`
  })
  return (
    `<text x="${x}" y="${y - 26}" font-weight="600">${what}${unit === '' ? '' : `, ${unit}`}</text>` +
    `<path d="M${x} ${y}v${PANEL.height}h${PANEL.width}" fill="none" stroke="#94a3b8"/>` +
    `<path d="M${x} ${y + PANEL.height}l${PANEL.width} ${-PANEL.height}" stroke="#cbd5e1" stroke-dasharray="4 4"/>` +
    `<polyline points="${points.join(' ')}" fill="none" stroke="#0f766e" stroke-width="2"/>${labels.join('')}` +
    `<text x="${x + PANEL.width}" y="${y + PANEL.height + 18}" text-anchor="end">${of}: ${steps.map((step) => step.toLocaleString('en')).join(', ')}</text>`
  )
}
