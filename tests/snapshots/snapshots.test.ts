/**
 * What every demo tenant looks like to a program: its resolved tokens, the order of its blocks, and the HTML of its
 * screens. A change shows as failing tests named by tenant and screen; `npm run snapshots` writes them anew, and the
 * diff is for people to read.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import { buildApp } from '#server/app.ts'
import { renderPage } from '#server/pages/render-page.ts'
import { projectRoot } from '#server/project-root.ts'
import { resolveLayouts } from '#server/tenants/resolve-layouts.ts'
import { judgePairs } from '#theme/pairs.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { testApp } from '../server/support/test-app.ts'
import type { TestApp } from '../server/support/test-app.ts'
import { base, storesOf, tenants } from '../tenants/demo-tenants.ts'
import type { DemoTenant } from '../tenants/demo-tenants.ts'
import { printHtml } from './print-html.ts'

const FOLDER = join(projectRoot(), 'tests/snapshots')

let server: TestApp
let pages: FastifyInstance
let clientDir: string
/** of every snapshot that differs: its tenant and its screen */
const changed: { alias: string; what: string }[] = []

beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'vitrina-snapshots-'))
  mkdirSync(join(clientDir, '.vite'))
  // names of a build that never was: a new build changes no snapshot
  for (const [name, entry] of [
    ['manifest', 'src/app/client.tsx'],
    ['companion', 'src/app/companion/client.tsx'],
  ] as const) {
    const manifest = { [entry]: { file: `assets/${name}.js`, src: entry, isEntry: true } }
    writeFileSync(join(clientDir, '.vite', `${name}.json`), JSON.stringify(manifest))
  }
  server = await testApp({
    tenantsDir: join(projectRoot(), 'tenants'),
    imagesDir: join(projectRoot(), 'dist/images'),
  })
  const config = { ...server.config, clientDir }
  pages = await buildApp({ store: server.store, config, clock: () => server.time.now, renderPage })
})
afterAll(async () => {
  await pages.close()
  await server.close()
  rmSync(clientDir, { recursive: true, force: true })
  tellTouched()
})

/** Which tenants a change touches, by what changed. */
function tellTouched(): void {
  const screens = [...new Set(changed.map(({ what }) => what))]
  for (const screen of screens) {
    const aliases = changed.filter(({ what }) => what === screen).map(({ alias }) => alias)
    process.stdout.write(`snapshot changed: ${screen} of ${aliases.length} tenants: ${aliases.join(', ')}\n`)
  }
}

async function matches(alias: string, what: string, text: string): Promise<void> {
  try {
    await expect(text).toMatchFileSnapshot(join(FOLDER, alias, what))
  } catch (error) {
    changed.push({ alias, what })
    throw error
  }
}

/** Addresses of a tenant's screens by the name of their snapshot. */
function screensOf(demo: DemoTenant): Record<string, string> {
  const { alias, tenant, menu } = demo
  const [branch] = tenant.branches
  const [store] = storesOf(demo)
  const venue = store?.alias ?? ''
  const modes = store?.orderModes ?? []
  const mode = modes.find(({ active }) => active)?.showName ?? ''
  const category = menu.categories?.find(({ plates }) => plates.length > 0)
  const plate =
    category?.plates.find(({ garnishGroups = [] }) => garnishGroups.length > 0) ?? category?.plates[0]
  return {
    entry: paths.entry(alias),
    branch: paths.entry(branch?.alias ?? ''),
    modes: paths.entry(venue),
    ...Object.fromEntries(
      modes.map(({ type, showName }) => [
        `menu-${type.toLowerCase().replace('_', '-')}`,
        paths.menu(venue, showName),
      ]),
    ),
    category: paths.category(venue, mode, category?.id ?? ''),
    plate: paths.plate(venue, mode, category?.id ?? '', plate?.id ?? ''),
    cart: paths.cart(venue),
    checkout: paths.checkout(venue),
    offline: paths.offline(venue),
    console: companionPaths.console(venue),
    ...(store?.riders
      ? { shift: companionPaths.shift(venue, 'phoneIntake'), shipments: companionPaths.shipments(venue) }
      : {}),
  }
}

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

  test.each(Object.entries(screensOf(demo)))('%s', async (screen, url) => {
    // a folder that is no storefront for the public has the page of an unknown address
    const { statusCode, headers, body } = await pages.inject({
      method: 'GET',
      url,
      headers: { accept: 'text/html', host: 'vitrina.test' },
    })
    const location = headers.location === undefined ? '' : ` to ${headers.location}`
    await matches(alias, `${screen}.html`, `${url} ${statusCode}${location}\n${printHtml(body)}`)
  })
})

test('no snapshot is left of a screen that is gone', () => {
  const kept = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const expected = new Map(
    tenants.map((demo) => [
      demo.alias,
      ['blocks.txt', 'tokens.json', ...Object.keys(screensOf(demo)).map((name) => `${name}.html`)],
    ]),
  )
  expect(kept.map(({ name }) => name).toSorted()).toEqual([...expected.keys()])
  for (const { name } of kept)
    expect(readdirSync(join(FOLDER, name)).toSorted(), name).toEqual(expected.get(name)?.toSorted())
})
