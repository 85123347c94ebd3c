/** The HTML of every demo tenant's pages that need nothing but its folder. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { TENANTS_DIR, tenants } from '../tenants/demo-tenants.ts'
import { keepSnapshots } from './keep-snapshots.ts'
import { openPageServer, type PageServer } from './page-server.ts'
import { plainPages } from './plain-pages.ts'

const snapshots = keepSnapshots()
let server: PageServer

beforeAll(async () => {
  server = await openPageServer({ tenantsDir: TENANTS_DIR })
})
afterAll(async () => {
  await server?.close()
  snapshots.tell()
})

describe.each(tenants.map((demo) => [demo.alias, demo] as const))('%s', (alias, demo) => {
  // a folder that is no storefront for the public has the page of an unknown address
  test.each(Object.entries(plainPages(demo)))('%s', async (name, url) => {
    await snapshots.matches(alias, `${name}.html`, await server.page(url))
  })
})

/** @units characters, before compression @source performance.md "Goals", inline data */
const MOST_DATA = 20_000

test('a page brings no more data for a thousand plates than for sixty', async () => {
  const asked = ['la-esquina', 'mercado-grande'].flatMap((alias) => {
    const demo = tenants.find((one) => one.alias === alias)
    return Object.entries(demo ? plainPages(demo) : {}).filter(([name]) =>
      /^(menu|category|plate$)/.test(name),
    )
  })
  expect(asked.length).toBeGreaterThan(6)
  for (const [, path] of asked) {
    const html = await (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text()
    const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(state.length, path).toBeGreaterThan(1_000)
    expect(state.length, path).toBeLessThan(MOST_DATA)
  }
})

/** How often each page of one tenant says that no money moves. */
async function noticesOf({ url }: PageServer): Promise<Record<string, number>> {
  const demo = tenants.find(({ alias }) => alias === 'la-esquina')
  const said: Record<string, number> = {}
  for (const [name, path] of Object.entries(demo ? plainPages(demo) : {})) {
    const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text()
    said[name] = html.split('Pagos de prueba: no se cobra nada.').length - 1
  }
  return said
}

test('[PAY-01] where payments are played every page says that no money moves, elsewhere none does', async () => {
  const played = await noticesOf(server)
  expect(Object.keys(played)).toEqual(expect.arrayContaining(['entry', 'checkout', 'console', 'shipments']))
  expect(new Set(Object.values(played))).toEqual(new Set([1]))
  const real = await openPageServer({ tenantsDir: TENANTS_DIR, config: { paymentsSandbox: false } })
  expect(new Set(Object.values(await noticesOf(real)))).toEqual(new Set([0]))
  await real.close()
})
