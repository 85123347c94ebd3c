/** The HTML of every demo tenant's pages that need nothing but its folder. */
import { afterAll, beforeAll, describe, test } from 'vitest'

import { TENANTS_DIR, tenants } from '../tenants/demo-tenants.ts'
import { keepSnapshots } from './keep-snapshots.ts'
import { openPageServer } from './page-server.ts'
import type { PageServer } from './page-server.ts'
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
