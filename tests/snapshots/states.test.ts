/** The HTML of every demo tenant's pages that somebody's order, delivery or answer is on, all made on a stage. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, test } from 'vitest'

import { Maker } from '#preview/maker.ts'
import { SeededBytes } from '#preview/seeded-bytes.ts'
import { stageTenants } from '#preview/staged-tenants.ts'
import { STAGE_NOW } from '#scenarios/stage-facts.ts'
import { TENANTS_DIR, tenants } from '../tenants/demo-tenants.ts'
import { keepSnapshots } from './keep-snapshots.ts'
import { keptStates } from './kept-states.ts'
import { openPageServer, type PageServer } from './page-server.ts'

const snapshots = keepSnapshots()
const folder = mkdtempSync(join(tmpdir(), 'vitrina-snapshots-'))
let server: PageServer
let maker: Maker

beforeAll(async () => {
  const aliases = tenants.map(({ alias }) => alias)
  await stageTenants(TENANTS_DIR, folder, { aliases, variants: ['open'] })
  const bytes = new SeededBytes()
  server = await openPageServer({ tenantsDir: folder, now: new Date(STAGE_NOW), randomBytes: bytes.read })
  maker = new Maker(server.url, (name) => bytes.restart(name))
  // in their order, so that each page says the same when it is asked for alone
  for (const { state, brand } of [...keptStates.values()].flat()) await maker.prepare(brand, state)
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
  snapshots.tell()
})

describe.each([...keptStates])('%s', (alias, states) => {
  test.each(states.map((kept) => [kept.name, kept] as const))('%s', async (name, { state, brand }) => {
    const { made, cookie } = await maker.prepare(brand, state)
    await snapshots.matches(alias, `${name}.html`, await server.page(state.path(brand, made), cookie))
  })
})
