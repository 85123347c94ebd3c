import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { GATES } from '../../scripts/go/gates.mjs'
import { ROOT } from './planted-tree.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'bench/README.md']
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document)

  test('quotes only npm scripts that exist', () => {
    const quoted = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short,
    )
    expect(quoted.length).toBeGreaterThan(0)
    expect(quoted.filter((name) => !name || !(name in scripts))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].flatMap(([, link]) => link ?? [])
    const missing = links.filter(
      (link) => !link.startsWith('http') && !existsSync(path.join(ROOT, path.dirname(document), link)),
    )
    expect(missing).toEqual([])
  })

  test('names only paths that exist', () => {
    const paths = [
      ...text.matchAll(/`((?:src|scripts|schemas|codegen|tenants|tests|bench|public|\.ci)\/[\w./-]+)`/g),
    ]
    const missing = paths
      .map(([, name]) => name ?? '')
      .filter(
        (name) =>
          !name.includes('mi-local') && name !== 'bench/results.json' && !existsSync(path.join(ROOT, name)),
      )
    expect(missing).toEqual([])
  })
})

test('every script of package.json runs a file that exists', () => {
  const files = Object.values(scripts).flatMap((line) => /^node (\S+)/.exec(line)?.[1] ?? [])
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

test('the README lists exactly the variables that the server reads', () => {
  const known = [...read('src/server/config.ts').matchAll(/^ {4}([A-Z_]+): \{/gm)].flatMap(
    ([, name]) => name ?? [],
  )
  const listed = [...read('README.md').matchAll(/^\| `([A-Z_]+)` +\|/gm)].flatMap(([, name]) => name ?? [])
  expect(known.length).toBeGreaterThan(5)
  expect(listed.toSorted()).toEqual(known.toSorted())
})

test('CONTRIBUTING lists exactly the gates there are, in their order', () => {
  const listed = [...read('CONTRIBUTING.md').matchAll(/^\| `(\w+)` +\|/gm)].flatMap(([, name]) => name ?? [])
  expect(listed).toEqual(Object.keys(GATES))
})

test('the README lists every demo storefront that is there', () => {
  const listed = [...read('README.md').matchAll(/^\| `\/menu\/([\w-]+)` +\|/gm)].map(([, alias]) => alias)
  expect(listed.length).toBeGreaterThan(0)
  expect(
    listed.filter((alias) => !existsSync(path.join(ROOT, 'tenants', alias ?? '', 'tenant.json'))),
  ).toEqual([])
})
