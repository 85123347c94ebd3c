/**
 * What every demo tenant comes to before a page is drawn: its resolved tokens, and the order of its blocks. A change
 * shows as failing tests named by tenant; `npm run snapshots` writes all of them anew, and the diff is for people to read.
 */
import { afterAll, describe, test } from 'vitest'

import { resolveLayouts } from '#server/tenants/resolve-layouts.ts'
import { judgePairs } from '#theme/pairs.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { base, tenants } from '../tenants/demo-tenants.ts'
import { keepSnapshots } from './keep-snapshots.ts'

const { matches, tell } = keepSnapshots()
afterAll(tell)

describe.each(tenants.map((demo) => [demo.alias, demo] as const))('%s', (alias, demo) => {
  test('tokens', async () => {
    const { tokens, status, findings } = resolveTheme(demo.theme.colorConfig)
    const {
      colorConfig: _,
      logos: __,
      $schema: ___,
      ...style
    } = demo.theme as typeof demo.theme & { $schema?: string }
    const weakest = (['light', 'dark'] as const).map((mode) => {
      const [first] = judgePairs(tokens[mode]).toSorted(
        (one, other) => one.ratio / one.minimum - other.ratio / other.minimum,
      )
      return [
        mode,
        `${first?.foreground}/${first?.background} ${first?.ratio.toFixed(2)} of ${first?.minimum}`,
      ]
    })
    const text = JSON.stringify(
      {
        status,
        findings: findings.map(({ code, field, after }) => [code, field, after].join(' ')),
        weakest: Object.fromEntries(weakest),
        style,
        tokens,
      },
      undefined,
      2,
    )
    await matches(alias, 'tokens.json', `${text}\n`)
  })

  test('order of the blocks', async () => {
    const layouts = resolveLayouts(base.layouts, demo.files.layouts)
    const lines = Object.entries(layouts)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .flatMap(([screen, { order, aside }]) => [
        screen,
        ...order.map(({ type, settings }) => `  ${type} ${JSON.stringify(settings)}`),
        ...aside.map(({ type, settings }) => `  aside: ${type} ${JSON.stringify(settings)}`),
      ])
    await matches(alias, 'blocks.txt', `${lines.join('\n')}\n`)
  })
})
