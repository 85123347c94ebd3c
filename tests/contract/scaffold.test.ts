import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KINDS, scaffold } from '../../codegen/scaffold/scaffold.mjs'
import { check } from '../../src/cli/check.ts'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { isTenantFile } from '#generated/validators/tenant-file.js'
import { isThemeFile } from '#generated/validators/theme-file.js'

const repository = fileURLToPath(new URL('../../', import.meta.url))
// Two compilations; the limit is for busy machines.
const SLOW_MS = 120_000
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-new-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** What the compiler has to say of files as if they lay in the repository. */
function typeFaults(files: Map<string, string>): string[] {
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: Record<string, unknown> }
  }
  const { incremental: _, tsBuildInfoFile: __, ...compilerOptions } = config.compilerOptions
  const { options } = ts.parseJsonConfigFileContent({ compilerOptions, files: [] }, ts.sys, repository)
  const overlay = new Map([...files].map(([path, content]) => [join(repository, path), content]))
  const host = ts.createCompilerHost(options)
  const folders = new Set([...overlay.keys()].map((path) => dirname(path)))
  const { fileExists, readFile, directoryExists, getSourceFile } = host
  host.fileExists = (path) => overlay.has(path) || fileExists(path)
  host.readFile = (path) => overlay.get(path) ?? readFile(path)
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? true)
  host.getSourceFile = (path, target, onError) => {
    const content = overlay.get(path)
    return content === undefined
      ? getSourceFile(path, target, onError)
      : ts.createSourceFile(path, content, target)
  }
  const sources = [...overlay.keys()].filter((path) => /\.tsx?$/.test(path))
  const program = ts.createProgram(sources, options, host)
  return sources
    .flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)))
    .map(
      ({ messageText, file }) =>
        `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
}

test('what is written stands as the formatter and the linter want it', () => {
  scaffold(root, 'tenant', 'la-nueva')
  scaffold(root, 'feature', 'favourites')
  // without the rules that ask the compiler, which looks at the same files below
  writeFileSync(
    join(root, '.oxlintrc.json'),
    `${JSON.stringify({ extends: [join(repository, '.oxlintrc.json')], options: { typeAware: false } })}\n`,
  )
  const run = (tool: string, ...args: string[]) =>
    spawnSync(join(repository, 'node_modules/.bin', tool), args, { cwd: root, encoding: 'utf8' })
  expect(run('oxfmt', '--check', '-c', join(repository, '.oxfmtrc.json'), 'src', 'tenants')).toMatchObject({
    status: 0,
  })
  expect(run('oxlint', '--deny-warnings', 'src')).toMatchObject({ status: 0 })
})

describe('new tenant', () => {
  test('passes the tenant schemas as it stands', () => {
    expect(scaffold(root, 'tenant', 'la-nueva').written).toEqual([
      'tenants/la-nueva/tenant.json',
      'tenants/la-nueva/theme.json',
      'tenants/la-nueva/menu.json',
    ])
    expect([isTenantFile(json('tenants/la-nueva/tenant.json')), isTenantFile.errors ?? []]).toEqual([
      true,
      [],
    ])
    expect([isThemeFile(json('tenants/la-nueva/theme.json')), isThemeFile.errors ?? []]).toEqual([true, []])
    expect([isMenuFile(json('tenants/la-nueva/menu.json')), isMenuFile.errors ?? []]).toEqual([true, []])
  })

  test('passes the check as it stands, with nothing that is probably not meant', async () => {
    cpSync(join(repository, 'tenants/_base'), join(root, 'tenants/_base'), { recursive: true })
    scaffold(root, 'tenant', 'la-nueva')
    let told = ''
    const code = await check(['--strict'], {
      env: { TENANTS_DIR: join(root, 'tenants'), VITRINA_DATA_DIR: join(root, 'data') },
      stdout: { write: (text) => (told += text) },
    })
    expect([code, told]).toEqual([0, 'la-nueva: bien\n1 carpeta revisada, 0 errores, 0 avisos\n'])
  })

  test('refuses a folder that exists and an alias that another tenant uses', () => {
    scaffold(root, 'tenant', 'la-nueva')
    const before = readFileSync(join(root, 'tenants/la-nueva/tenant.json'), 'utf8')
    expect(() => scaffold(root, 'tenant', 'la-nueva')).toThrow(
      'The alias "la-nueva" is taken by tenants/la-nueva.',
    )
    expect(() => scaffold(root, 'tenant', 'la-nueva-marca')).toThrow('taken by tenants/la-nueva')
    expect(readFileSync(join(root, 'tenants/la-nueva/tenant.json'), 'utf8')).toBe(before)
  })

  test.for([
    '',
    'a',
    'La-Nueva',
    'la nueva',
    '../la-nueva',
    '-nueva',
    'nueva-',
    'ñandú',
    '9-nueva',
    'x'.repeat(61),
    '_base',
  ])('refuses the name %j', (name) => {
    expect(() => scaffold(root, 'tenant', name)).toThrow('cannot be the name of a tenant')
    expect(existsSync(join(root, 'tenants'))).toBe(false)
  })
})

describe('new feature, block and provider', () => {
  test('a feature has a front door, a block and a test', () => {
    expect(scaffold(root, 'feature', 'gift-card').written).toEqual([
      'src/features/gift-card/README.md',
      'src/features/gift-card/index.ts',
      'src/features/gift-card/feature.tsx',
      'src/features/gift-card/blocks/gift-card-note.block.tsx',
      'src/features/gift-card/gift-card.test.tsx',
    ])
    expect(() => scaffold(root, 'feature', 'gift-card')).toThrow('exists already')
  })

  test(
    'feature and block compile against the layout they are written for',
    () => {
      const feature = KINDS.feature.make(repository, 'scaffold-probe').files
      expect(typeFaults(feature)).toEqual([])
      const broken = new Map(
        [...feature].map(([path, content]) => [
          path,
          content.replace("defaults: { text: '' }", 'defaults: {}'),
        ]),
      )
      expect(typeFaults(broken).join()).toContain("Property 'text' is missing")
    },
    SLOW_MS,
  )

  test('a block needs its feature, and a name that no feature uses', () => {
    expect(() => scaffold(root, 'block', 'gift-card/gift-amount')).toThrow('There is no feature')
    scaffold(root, 'feature', 'gift-card')
    scaffold(root, 'feature', 'tips')
    expect(scaffold(root, 'block', 'gift-card/gift-amount').written).toEqual([
      'src/features/gift-card/blocks/gift-amount.block.tsx',
    ])
    expect(() => scaffold(root, 'block', 'tips/gift-amount')).toThrow(
      'exists already in src/features/gift-card',
    )
    for (const name of ['gift-amount', 'tips/', 'tips/a/b', 'tips/Gift'])
      expect(() => scaffold(root, 'block', name)).toThrow(/cannot be the name|Name the feature/)
  })

  test('a provider starts as a copy of the adapter that needs no account', () => {
    expect(() => scaffold(root, 'provider', 'payments/acme-pay')).toThrow(
      'There is no kind of provider "payments"',
    )
    mkdirSync(join(root, 'src/providers/payments/demo'), { recursive: true })
    writeFileSync(
      join(root, 'src/providers/payments/demo/demo-client.ts'),
      "/** Demo pays at once. */\nexport const demoProvider = { id: 'demo', view: DemoView, democratic: true }\n",
    )
    expect(scaffold(root, 'provider', 'payments/acme-pay').written).toEqual([
      'src/providers/payments/acme-pay/acme-pay-client.ts',
    ])
    expect(readFileSync(join(root, 'src/providers/payments/acme-pay/acme-pay-client.ts'), 'utf8')).toBe(
      "/** AcmePay pays at once. */\nexport const acmePayProvider = { id: 'acme-pay', view: AcmePayView, democratic: true }\n",
    )
    mkdirSync(join(root, 'src/providers/maps/open-map'), { recursive: true })
    writeFileSync(
      join(root, 'src/providers/maps/open-map/open-map-view.ts'),
      "import './open-map-style.ts'\nexport const id = 'open-map'\n",
    )
    expect(scaffold(root, 'provider', 'maps/my-vendor').written).toEqual([
      'src/providers/maps/my-vendor/my-vendor-view.ts',
    ])
    expect(readFileSync(join(root, 'src/providers/maps/my-vendor/my-vendor-view.ts'), 'utf8')).toBe(
      "import './my-vendor-style.ts'\nexport const id = 'my-vendor'\n",
    )
    expect(() => scaffold(root, 'provider', 'payments/acme-pay')).toThrow('exists already')
    expect(() => scaffold(root, 'provider', 'acme-pay')).toThrow('Name the kind and the provider')
  })
})

test('the command tells what it wrote, and fails with one line when refused', () => {
  cpSync(join(repository, 'codegen'), join(root, 'codegen'), { recursive: true })
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['codegen/new.mjs', ...args], { cwd: root, encoding: 'utf8' })
  const made = run('tenant', 'la-nueva')
  expect([made.status, made.stderr]).toEqual([0, ''])
  expect(made.stdout).toContain('tenants/la-nueva/menu.json')
  const refused = run('tenant', 'la-nueva')
  expect([refused.status, refused.stderr.trim().split('\n').length]).toEqual([1, 1])
  expect(run('page', 'x').stderr).toContain(
    'tenant ALIAS | feature NAME | block FEATURE/NAME | provider KIND/NAME',
  )
  expect(run().status).toBe(1)
})
