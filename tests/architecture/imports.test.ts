import { expect, test } from 'vitest'
import { LAYERS } from '../../scripts/imports/layers.mjs'
import { ACCOMPLICES, CLEAN, INDIRECT, PLANTED } from './imports.fixture.ts'
import { plantTree, script } from './planted-tree.ts'

const COPIES = ['.dependency-cruiser.mjs', 'scripts/imports/layers.mjs']

function check(files: Record<string, string>) {
  const { code, output } = plantTree({ files, copies: COPIES }).run([script('scripts/imports/check.mjs')])
  const found = [...output.matchAll(/^(\S+): (\S+) → /gm)].map(([, rule, from]) => `${rule} ${from}`)
  const looked = Number(/imports: (\d+) files/.exec(output)?.[1])
  return { code, output, found, looked }
}

test('a tree in which every layer uses all it may passes, and every file of it is looked at', () => {
  const { code, output, found, looked } = check(CLEAN)
  expect(found).toEqual([])
  expect(looked).toBeGreaterThanOrEqual(Object.keys(CLEAN).filter((file) => file.startsWith('src/')).length)
  expect(code, output).toBe(0)
})

test('every planted violation is caught by its rule, type-only imports included', () => {
  const planted = Object.fromEntries(PLANTED.map(({ file, code }) => [file, code]))
  const { code, found } = check({ ...CLEAN, ...ACCOMPLICES, ...planted })
  const missed = PLANTED.filter(({ rule, file }) => !found.includes(`${rule} ${file}`))
  expect(missed).toEqual([])
  expect(PLANTED.length).toBeGreaterThanOrEqual(14)
  expect(code).toBe(1)
})

test('server code that the browser would reach through another file is caught', () => {
  const { code, found } = check({ ...CLEAN, ...INDIRECT })
  expect(found).toContain('client-never-reaches-server src/app/client.tsx')
  expect(code).toBe(1)
})

test('a checker that sees no file fails', () => {
  const { code, output } = check({
    'package.json': '{}',
    'tsconfig.json': '{ "include": ["a.ts"] }',
    'a.ts': 'export {}',
    'src/readme.md': '',
  })
  expect(output).toContain('0 source files expected')
  expect(code).toBe(1)
})

test('every layer of the table has a planted violation', () => {
  const caught = new Set(PLANTED.map(({ rule }) => rule))
  const unproven = LAYERS.map(({ layer }) => `${layer.replace('/', '-')}-imports`).filter(
    (rule) => !caught.has(rule),
  )
  expect(unproven).toEqual([])
})
