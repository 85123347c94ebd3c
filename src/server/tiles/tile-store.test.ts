import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { emptyDatabase } from '../db/empty-database.ts'
import { openStore } from '../db/store.ts'
import type { Services } from '../services.ts'
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
