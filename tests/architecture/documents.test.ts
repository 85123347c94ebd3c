import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { companionFeatures } from '#app/companion/features.ts'
import { features } from '#app/features.ts'
import { GATES } from '../../scripts/go/gates.mjs'
import { ROOT } from './planted-tree.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const inDocs = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.replaceAll('\\', '/')}`)
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'bench/README.md',
  'tenants/README.md',
  ...inDocs,
]
/** What the reader is told to do now; a decision may name what was there then. */
const GUIDES = DOCUMENTS.filter(
  (name) => !name.startsWith('docs/decisions/') && name !== 'docs/requirements.md',
)
const FEATURE_FOLDERS = readdirSync(path.join(ROOT, 'src/features'))
const readmeOf = (folder: string) => `src/features/${folder}/README.md`
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** What a measurement writes; no part of the repository. */
const WRITTEN = /^bench\/(?:curves|results|page|tenants)\.json$/

test.each(DOCUMENTS)('%s links only to files and headings that exist', (document) => {
  const missing = [...read(document).matchAll(/\]\(([^)]+)\)/g)]
    .flatMap(([, link]) => link ?? [])
    .filter((link) => !link.startsWith('http') && !leadsSomewhere(document, link))
  expect(missing).toEqual([])
})

function leadsSomewhere(document: string, link: string): boolean {
  const [file = '', heading] = link.split('#')
  const target = file === '' ? document : path.join(path.dirname(document), file)
  if (!existsSync(path.join(ROOT, target))) return false
  return heading === undefined || headingsOf(read(target)).includes(heading)
}

const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

describe.each(GUIDES)('%s', (document) => {
  const text = read(document)

  test('quotes only npm scripts that exist', () => {
    const quoted = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short,
    )
    expect(quoted.filter((name) => !name || !(name in scripts))).toEqual([])
  })

  test('quotes only commands of vitrina that exist', () => {
    const commands = [...read('src/cli/run-cli.ts').matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(
      ([, name]) => name,
    )
    const quoted = [...text.matchAll(/npx vitrina ([a-z-]+)/g)].map(([, name]) => name)
    expect(commands.length).toBeGreaterThan(5)
    expect(quoted.filter((name) => !commands.includes(name))).toEqual([])
  })

  test('names only paths that exist', () => {
    const paths = [
      ...text.matchAll(/`((?:src|scripts|schemas|codegen|tenants|tests|bench|docs|public|\.ci)\/[\w./-]+)`/g),
    ]
    const missing = paths
      .map(([, name]) => name ?? '')
      .filter(
        (name) => !/mi-local|NNNN/.test(name) && !WRITTEN.test(name) && !existsSync(path.join(ROOT, name)),
      )
    expect(missing).toEqual([])
  })
})

const SOURCES = ['src', 'scripts', 'codegen', 'tests', 'bench', 'schemas', 'public']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .concat(readdirSync(ROOT).map((name) => `/${name}`))

/** A file of the code by its name, the end of its path, or as `imports` of package.json has it. */
const isSource = (name: string) =>
  SOURCES.some((file) =>
    name.startsWith('#') ? file === `/src/${name.slice(1)}` : file.endsWith(`/${name}`),
  )

test.each([...GUIDES, ...FEATURE_FOLDERS.map(readmeOf)])(
  '%s names only source files that exist',
  (document) => {
    const named = [...read(document).matchAll(/`(#?[\w./-]+\.(?:tsx?|mjs))`/g)].flatMap(
      ([, name]) => name ?? [],
    )
    expect(named.filter((name) => !isSource(name))).toEqual([])
  },
)

test.each(FEATURE_FOLDERS)('the README of %s names all its screens, blocks and modals', (folder) => {
  const ids = folder === 'console' ? ['console', 'books'] : [folder]
  const own = [...features, ...companionFeatures].filter(({ id }) => ids.includes(id))
  const text = read(readmeOf(folder))
  const parts = own.flatMap((one) => [
    ...(one.screens ?? []),
    ...(('blocks' in one && one.blocks) || []),
    ...('modals' in one ? Object.keys(one.modals ?? {}) : []),
  ])
  expect(parts.filter((part) => !text.includes(`\`${part}\``))).toEqual([])
})

test('the README shows a page of each audience and is read in one sitting', () => {
  const text = read('README.md')
  expect(text.split('\n').length).toBeLessThanOrEqual(150)
  expect([...text.matchAll(/!\[[^\]]+\]\(docs\/pictures\/(\w+)/g)].map(([, name]) => name)).toEqual([
    'diner',
    'rider',
    'studio',
    'audit',
  ])
})

test('every document is linked from another one', () => {
  const linked = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#]+\.md)/g)].map(([, link = '']) =>
      path.posix.normalize(path.posix.join(path.posix.dirname(document), link)),
    ),
  )
  expect(DOCUMENTS.filter((document) => document !== 'README.md' && !linked.includes(document))).toEqual([])
})

test('every script of package.json runs a file that exists', () => {
  const files = Object.values(scripts).flatMap((line) => /^node (\S+)/.exec(line)?.[1] ?? [])
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

test('docs/deploying.md lists exactly the variables that the server reads', () => {
  const known = [...read('src/server/config.ts').matchAll(/^ {4}([A-Z_]+): [{A-Z]/gm)].flatMap(
    ([, name]) => name ?? [],
  )
  const listed = [...read('docs/deploying.md').matchAll(/^\| `([A-Z_]+)` +\|/gm)].flatMap(
    ([, name]) => name ?? [],
  )
  expect(known.length).toBeGreaterThan(5)
  expect(listed.toSorted()).toEqual(known.toSorted())
})

test('CONTRIBUTING lists exactly the gates there are, in their order', () => {
  const listed = [...read('CONTRIBUTING.md').matchAll(/^\| `(\w+)` +\|/gm)].flatMap(([, name]) => name ?? [])
  expect(listed).toEqual(Object.keys(GATES))
})

test('docs/demo.md lists exactly the demo storefronts, without the draft', () => {
  const listed = [...read('docs/demo.md').matchAll(/^\| `\/menu\/([\w-]+)` +\|/gm)].flatMap(
    ([, alias]) => alias ?? [],
  )
  const there = readdirSync(path.join(ROOT, 'tenants')).filter(
    (alias) =>
      alias !== '_base' &&
      alias !== 'borrador' &&
      existsSync(path.join(ROOT, 'tenants', alias, 'tenant.json')),
  )
  expect(listed.toSorted()).toEqual(there.toSorted())
})
