import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { tenants } from '../tenants/demo-tenants.ts'
import { FOLDER } from './keep-snapshots.ts'
import { keptStates } from './kept-states.ts'
import { plainPages } from './plain-pages.ts'

test('no snapshot is left of a page or a tenant that is gone', () => {
  const kept = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const expected = new Map(
    [...keptStates].map(([alias, states]) => {
      const demo = tenants.find((one) => one.alias === alias)
      const plain = demo ? Object.keys(plainPages(demo)) : []
      const pages = [...plain, ...states.map(({ name }) => name)].map((name) => `${name}.html`)
      return [alias, demo ? ['blocks.txt', 'tokens.json', ...pages] : pages]
    }),
  )
  const left = kept.flatMap(({ name }) => {
    const known = expected.get(name)
    return readdirSync(join(FOLDER, name)).flatMap((file) => (known?.includes(file) ? [] : `${name}/${file}`))
  })
  expect(left).toEqual([])
})
