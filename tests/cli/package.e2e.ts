import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { projectRoot } from '#server/project-root.ts'
import { runCommand } from '../support/run-command.ts'

const ROOT = projectRoot()
const ALIAS = 'cafe-aurora'
const folder = mkdtempSync(join(tmpdir(), 'vitrina-package-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { bin, dependencies, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  bin: { vitrina: string }
  dependencies: Record<string, string>
  version: string
}

/** What `npm install` of the tarball leaves: the package, what it depends on and nothing else, without a network. */
function install(): string {
  const shell = process.platform === 'win32'
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {
    cwd: ROOT,
    shell,
    stdio: 'pipe',
  })
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  execFileSync('tar', ['xzf', join(folder, `vitrina-${version}.tgz`), '-C', packages])
  cpSync(join(packages, 'package'), join(packages, 'vitrina'), { recursive: true })
  rmSync(join(packages, 'package'), { recursive: true })
  for (const name of Object.keys(dependencies)) {
    mkdirSync(join(packages, name, '..'), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name), 'junction')
  }
  return join(packages, 'vitrina', bin.vitrina)
}

const command = install()
const vitrina = (...args: string[]) => runCommand(command, args, { cwd: folder })

test('the package holds no sources, tests or demo tenants', () => {
  const installed = join(folder, 'node_modules', 'vitrina')
  expect(readdirSync(installed).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'bin',
    'dist',
    'package.json',
    'schemas',
    'src',
    'tenants',
  ])
  expect(readdirSync(join(installed, 'tenants'))).toEqual(['_base'])
  const sources = readdirSync(join(installed, 'src'), { recursive: true, encoding: 'utf8' })
  expect(sources.filter((file) => /\.tsx?$/.test(file))).toEqual([])
})

test('the schemas of the package refer to nothing that it does not hold, so that an editor can read them', () => {
  const schemas = join(folder, 'node_modules', 'vitrina', 'schemas')
  const files = readdirSync(schemas, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  expect(files).toContain(join('tenant', 'theme.schema.json'))
  const missing = files.flatMap((file) =>
    [...readFileSync(join(schemas, file), 'utf8').matchAll(/"\$ref": "([^"#]+)#/g)]
      .map(([, other = '']) => join(schemas, file, '..', other))
      .filter((other) => !existsSync(other)),
  )
  expect(missing).toEqual([])
})

test('in a folder with one tenant it judges that tenant, over the base that the package brings', async () => {
  cpSync(join(ROOT, 'tenants', ALIAS), join(folder, 'tenants', ALIAS), { recursive: true })
  const right = await vitrina('check')
  expect(right).toMatchObject({ code: 0, failed: '' })
  expect(right.said).toContain('1 carpeta revisada, 0 errores')
  const named = await runCommand(command, ['check'], { cwd: folder, env: { TENANTS_DIR: 'tenants' } })
  expect(named.said, 'a folder that is named lies there too').toBe(right.said)
  const theme = join(folder, 'tenants', ALIAS, 'theme.json')
  const before = readFileSync(theme, 'utf8')
  writeFileSync(theme, before.replace('"colorConfig"', '"colourConfig"'))
  const wrong = await vitrina('check')
  expect(wrong.code).toBe(1)
  expect(wrong.said + wrong.failed).toContain(`${ALIAS}/theme.json`)
  writeFileSync(theme, before)
})

test('it imports a menu into the folder in which it is called', async () => {
  writeFileSync(join(folder, 'menu.csv'), 'categoría;nombre;precio\nCafés;Flat white;65\n')
  const { code, failed } = await vitrina('import', 'menu.csv', '--tenant', ALIAS, '--keep', '--yes')
  expect({ code, failed }).toEqual({ code: 0, failed: '' })
  expect(readFileSync(join(folder, 'tenants', ALIAS, 'menu.json'), 'utf8')).toContain('Flat white')
})

test('preview and audit draw the pages of that tenant in a browser', async () => {
  const narrowed = ['--state', 'menu', '--width', '360', '--mode', 'light']
  const preview = await vitrina('preview', '--sheet', ALIAS, '--out', 'sheet', ...narrowed)
  expect(preview.code, preview.said + preview.failed).toBe(0)
  expect(readdirSync(join(folder, 'sheet'))).toContain('index.html')
  const audit = await vitrina('audit', '--tenant', ALIAS, '--sample', '1')
  expect(audit.code, audit.said + audit.failed).toBeLessThan(2)
})
