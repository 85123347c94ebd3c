import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { emptyDatabase } from '../db/empty-database.ts'
import { tenants } from '../db/schema/tenants.ts'
import { openStore } from '../db/store.ts'
import { projectRoot } from '../project-root.ts'
import type { Services } from '../services.ts'
import { applyTenants } from '../tenants/apply-tenants.ts'
import { TileStore } from './tile-store.ts'

test('a map that was asked for while the database was away is drawn once it is back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-tiles-'))
  const store = await openStore({ template: await emptyDatabase() })
  let isAway = true
  const db = new Proxy(store.db, {
    get(target, name) {
      if (isAway && name === 'select') throw new Error('The database is away')
      return Reflect.get(target, name) as unknown
    },
  })
  const services = { store: { db }, config: { dataDir }, catalog: { onDrop: () => undefined } }
  const tiles = new TileStore(services as unknown as Services)
  await expect(tiles.get({ z: 3, x: 1, y: 1 })).rejects.toThrow('away')
  isAway = false
  expect((await tiles.get({ z: 3, x: 1, y: 1 })).png.length).toBeGreaterThan(0)
  await store.close()
  rmSync(dataDir, { recursive: true })
})

/** A tile with a street near a fixture venue. */
const NEAR = { z: 17, x: 44437, y: 79119 }
const NEAREST = { z: 19, x: 177748, y: 316478 }

test('the tiles of earlier streets are removed, and the closest ones not kept', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-tiles-'))
  const store = await openStore({ template: await emptyDatabase() })
  let drop: () => void = () => undefined
  const catalog = { onDrop: (dropper: () => void) => void (drop = dropper) }
  const services = { store, config: { dataDir }, catalog, log: { warn: () => undefined } }
  const tiles = new TileStore(services as unknown as Services)
  const folder = join(dataDir, 'tiles')

  const tenantsDir = join(projectRoot(), 'tests/server/fixtures/tenants')
  const clock = () => new Date('2026-11-21T16:00:00Z')
  await applyTenants(store, { tenantsDir, imagesDir: join(dataDir, 'images'), clock })
  const before = await tiles.get(NEAR)
  await tiles.get(NEAREST)
  expect(readdirSync(join(folder, before.version))).toEqual(['17'])

  await store.db.update(tenants).set({ appliedAt: new Date('2026-11-22T16:00:00Z') })
  drop()
  const after = await tiles.get(NEAR)
  expect(after.version).not.toBe(before.version)
  await expect.poll(() => existsSync(join(folder, before.version))).toBe(false)
  expect(readdirSync(folder)).toEqual([after.version])
  await store.close()
  rmSync(dataDir, { recursive: true })
})
