import { describe, expect, test } from 'vitest'
import { readProduct } from '../../scripts/requirements/product.mjs'
import { unprovenIn } from '../../scripts/requirements/subjects.mjs'
import { plantTree } from './planted-tree.ts'

const PRODUCT = {
  'knip.json': JSON.stringify({ entry: ['src/{app,studio}/client.ts', 'scripts/*.mjs'] }),
  'src/app/client.ts': `import { price } from '#domain/index.ts'
import './late.ts'
console.log(price(1))
`,
  'src/app/late.ts': "export const loadLater = () => import('./page.ts')\nvoid loadLater()\n",
  'src/app/page.ts': "export { part } from './part.ts'\nexport const page = 1\n",
  'src/app/part.ts': 'export const part = () => 1\nexport const rest = () => 2\n',
  'src/domain/index.ts':
    "export * from './price.ts'\nexport { switchMode as changeMode } from './switch.ts'\n",
  'src/domain/price.ts': `export const price = (n: number) => round(n)
export function round(n: number) { return Math.round(n) }
export const halve = (n: number): number => n < 1 ? n : halve(n / 2)
export const fakePrice = () => 1
`,
  'src/domain/switch.ts': 'export const switchMode = () => 1\n',
  'src/domain/alone.ts': 'export const alone = () => 1\n',
  'src/domain/sample.ts': 'export const sample = 1\n',
}

/** What a test file below `src/domain` tries in vain. */
function triedIn(code: string, name = 'some.test.ts') {
  const file = `src/domain/${name}`
  const { root } = plantTree({ files: { ...PRODUCT, [file]: code } })
  return unprovenIn(root, file, readProduct(root)).map((one) => [one.title, one.name])
}
const trying = (name: string, from: string) =>
  triedIn(`import { ${name} } from '${from}'\ntest('[CART-02] x', () => { ${name}() })\n`)

describe('a test with the id of a row', () => {
  test.each([
    ['price', './price.ts'],
    ['price', '#domain/index.ts'],
    ['round', './price.ts'],
    ['page', '../app/page.ts'],
    ['part', '../app/part.ts'],
  ])('may try %s of %s, which the product runs', (name, from) => {
    expect(trying(name, from)).toEqual([])
  })

  test.each([
    ['halve', './price.ts', 'halve'],
    ['halve', '#domain/index.ts', 'halve'],
    ['changeMode', './index.ts', 'switchMode'],
    ['rest', '../app/part.ts', 'rest'],
  ])('may not try %s of %s, which nothing imports or only passes on', (name, from, told) => {
    expect(trying(name, from)).toEqual([["'[CART-02] x'", told]])
  })

  test('may use samples and fakes, which stand for nothing of the product', () => {
    expect(trying('sample', './sample.ts')).toEqual([])
    expect(trying('fakePrice', './price.ts')).toEqual([])
  })

  test('may not try a file of its own name that no entry reaches', () => {
    const code = "import { alone } from './alone.ts'\ntest('[CART-02] x', () => { alone() })\n"
    expect(triedIn(code, 'alone.test.ts')).toEqual([["'[CART-02] x'", 'alone']])
  })

  test('is found in every form of a title, and through what the file declares', () => {
    const code = `import { halve } from './price.ts'
const half = () => halve(4)
const { again } = { again: half }
function more() { return again() }
test.each([1])(\`[CART-03] \${1}\`, () => { more() })
describe('[CART-04] suite', () => { test('inside', () => { half() }) })
`
    expect(triedIn(code)).toEqual([
      ['`[CART-03] ${1}`', 'halve'],
      ["'[CART-04] suite'", 'halve'],
    ])
  })

  test('is not judged by what its neighbours try, nor by types', () => {
    const code = `import { halve, price } from './price.ts'
import type { alone } from './alone.ts'
test('no id', () => { halve(1) })
test('[CART-02] x', () => { price(1) as typeof alone })
`
    expect(triedIn(code)).toEqual([])
  })
})
