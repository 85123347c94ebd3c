import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { packageFile, plantTree, ROOT } from '../architecture/planted-tree.ts'
import { tenants } from '../tenants/demo-tenants.ts'

const VITEST = packageFile('vitest/vitest.mjs')
/** What the snapshots of tokens and blocks are made of, and their runner. */
const COPIES = [
  'src',
  'tenants',
  'tests/snapshots',
  'tests/tenants',
  'tests/support/property-seed.ts',
  'scripts/vite',
]
const SETTINGS = ['package.json', 'vitest.config.ts']
const MENU = 'tenants/_base/layout/menu.json'
const THEME = 'tenants/sushi-nami/theme.json'

/** A file of the repository with a change. */
function changed(file: string, from: RegExp, to: string): Record<string, string> {
  const before = readFileSync(join(ROOT, file), 'utf8')
  const after = before.replace(from, to)
  expect(after, file).not.toBe(before)
  return { [file]: after }
}

test('a changed theme makes the run red and names its tenant; a change of the base names all that it touches', () => {
  const tree = plantTree({
    files: {
      ...changed(THEME, /("lightMainColor": *)"[^"]*"/, '$1"#123456"'),
      ...changed(MENU, /"promo",\s*"loyalty"/, '"loyalty", "promo"'),
    },
    copies: [...COPIES, ...SETTINGS],
    withPackages: true,
  })
  const { code, output } = tree.run([
    VITEST,
    'run',
    '--project',
    'unit',
    'tests/snapshots/tokens.test.ts',
    '--experimental.fsModuleCache=false',
  ])
  expect(code, output).toBe(1)
  expect(output).toContain('snapshot changed: tokens.json of 1 tenants: sushi-nami\n')
  const inheriting = tenants.filter(({ files }) => !Object.hasOwn(files.layouts.menu ?? {}, 'order'))
  expect(inheriting.length).toBeLessThan(tenants.length)
  const touched = inheriting.map(({ alias }) => alias).join(', ')
  expect(output).toContain(`snapshot changed: blocks.txt of ${inheriting.length} tenants: ${touched}\n`)
})
