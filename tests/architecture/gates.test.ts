import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPORT } from '#audit/report/fixtures/report.ts'
import { terminalReport } from '#audit/report/terminal.ts'
import { check } from '#cli/check.ts'
import { advisoriesOutcome } from '../../scripts/go/advisories.mjs'
import { auditOutcome, CHECK, checkOutcome } from '../../scripts/go/gates.mjs'
import { countTests } from '../../scripts/go/vitest-report.mjs'
import { packageFile, plantTree, ROOT, script } from './planted-tree.ts'

const OXFMT = packageFile('oxfmt/bin/oxfmt')
const TSC = packageFile('typescript/bin/tsc')
const KNIP = packageFile('knip/bin/knip.js')

describe('format', () => {
  const check = (code: string) =>
    plantTree({ files: { 'src/a.ts': code }, copies: ['.oxfmtrc.json'] }).run([OXFMT, '--check', 'src'])

  test('passes a file in our style', () => {
    expect(check("export const a = 'x'\n").code).toBe(0)
  })
  test('refuses semicolons and double quotes', () => {
    const { code, output } = check('export const a = "x";\n')
    expect(output).toContain('src/a.ts')
    expect(code).not.toBe(0)
  })
})

describe('types', () => {
  const check = (code: string) => {
    const base = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as {
      compilerOptions: object
    }
    const compilerOptions = {
      ...base.compilerOptions,
      types: [],
      incremental: false,
      tsBuildInfoFile: undefined,
    }
    const tsconfig = JSON.stringify({ compilerOptions, include: ['src'] })
    return plantTree({ files: { 'src/a.ts': code, 'tsconfig.json': tsconfig } }).run([TSC, '--project', '.'])
  }

  test('passes code that checks the index first', () => {
    expect(check('export const first = (list: string[]) => list[0]?.length ?? 0\n').code).toBe(0)
  })
  test('refuses an index that may be missing', () => {
    const { code, output } = check('export const first = (list: string[]) => list[0].length\n')
    expect(output).toContain('TS2532')
    expect(code).not.toBe(0)
  })
})

describe('generated code', () => {
  const copies = ['codegen', 'schemas', 'src/generated', 'package.json']
  const check = (files: Record<string, string>) =>
    plantTree({ files, copies, withPackages: true }).run(['codegen/index.mjs', '--check'])

  test('passes what is committed', () => {
    const { code, output } = check({})
    expect(output).toMatch(/codegen: [1-9]\d* files compared, 0 differ/)
    expect(code).toBe(0)
  })
  test('refuses a generated file that was edited, and one that nothing generates', () => {
    const { code, output } = check({
      'src/generated/models.ts': 'export type Plate = never\n',
      'src/generated/by-hand.ts': 'export const a = 1\n',
    })
    expect(output).toContain('2 differ')
    expect(code).toBe(1)
  })
})

describe('unused code', () => {
  const files = {
    'package.json': JSON.stringify({ name: 'planted', type: 'module' }),
    'tsconfig.json': '{}',
    'src/app/client.tsx': "import { used } from './used.ts'\nconsole.log(used)\n",
    'src/app/used.ts': 'export const used = 1\n',
  }
  const check = (more: Record<string, string>) =>
    plantTree({ files: { ...files, ...more }, copies: ['knip.json'] }).run([KNIP, '--no-progress'])

  test('passes when all is reached from an entry', () => {
    const { code, output } = check({})
    expect(code, output).toBe(0)
  })
  test('refuses a file nobody imports, and an export nobody uses', () => {
    const file = check({ 'src/app/lonely.ts': 'export const lonely = 1\n' })
    expect(file.output).toContain('src/app/lonely.ts')
    expect(file.code).toBe(1)
    const unusedExport = check({ 'src/app/used.ts': 'export const used = 1\nexport const idle = 2\n' })
    expect(unusedExport.output).toContain('idle')
    expect(unusedExport.code).toBe(1)
  })
})

describe('budget', () => {
  const manifest = (file: string) =>
    JSON.stringify({
      'src/app/client.tsx': {
        file,
        isEntry: true,
        imports: ['_framework.js'],
        dynamicImports: ['_storefront.js'],
      },
      '_storefront.js': { file: 'assets/storefront.js', dynamicImports: ['src/map.tsx'] },
      '_framework.js': { file: 'assets/framework.js', css: ['assets/framework.css'] },
      'src/map.tsx': { file: 'assets/map.js' },
    })
  const check = (sizes: Record<string, number>, file = 'assets/client.js') =>
    plantTree({
      files: {
        'dist/client/.vite/manifest.json': manifest(file),
        ...Object.fromEntries(
          ['client.js', 'storefront.js', 'framework.js', 'framework.css', 'map.js'].map((name) => [
            `dist/client/assets/${name}`,
            randomBytes((sizes[name] ?? 100) / 2).toString('hex'),
          ]),
        ),
      },
    }).run([script('scripts/budget.mjs')])

  test('counts the entry, what it joins, what they import statically and their styles, but nothing lazy', () => {
    const { code, output } = check({ 'map.js': 600_000 })
    expect(output).toContain('budget: 4 files')
    expect(code).toBe(0)
  })
  test('refuses more than the limit, wherever it comes from', () => {
    expect(check({ 'framework.js': 300_000 }).code).toBe(1)
    expect(check({ 'framework.css': 300_000 }).code).toBe(1)
    expect(check({ 'storefront.js': 300_000 }).code).toBe(1)
  })
  test('refuses to pass when nothing was built', () => {
    const { code, output } = plantTree({ files: {} }).run([script('scripts/budget.mjs')])
    expect(output).toContain('npm run build')
    expect(code).toBe(1)
  })
})

describe('tenant folders', () => {
  /** The gate over one demo tenant, with files of ours in the place of its own. */
  const gate = async (files: Record<string, string>) => {
    const { root } = plantTree({ copies: ['tenants/_base', 'tenants/borrador'], files })
    const env = { TENANTS_DIR: path.join(root, 'tenants') }
    let output = ''
    const write = (text: string) => (output += text)
    const code = await check(CHECK.slice(1), { env, stdout: { write } })
    return { ...checkOutcome({ code, output }), output }
  }

  test('pass as they are', async () => {
    expect(await gate({})).toMatchObject({ ok: true, looked: 1 })
  })
  test('make the gate red with a colour that is none, and without any folder it never passes', async () => {
    const theme = JSON.stringify({ colorConfig: { mainTextColorLight: '#GGGGGG' } })
    const { ok, output } = await gate({ 'tenants/borrador/theme.json': theme })
    expect(output).toContain('mainTextColorLight')
    expect(ok).toBe(false)
    expect(checkOutcome({ code: 0, output: '' })).toMatchObject({ looked: 0 })
  })
})

describe('audit', () => {
  const gate = (code: number, verdict: typeof REPORT.verdict) =>
    auditOutcome({ code, output: terminalReport({ ...REPORT, verdict }, false) }, REPORT.findings)
  const looked = REPORT.counts.looked

  test('passes when the command found nothing, and says how many pages it looked at', () => {
    expect(gate(0, 'clean')).toMatchObject({ ok: true, looked, what: 'pages' })
  })
  test('is red for a finding, a run that was stopped, and one that could not begin', () => {
    expect(gate(1, 'findings')).toMatchObject({ ok: false, looked })
    expect(gate(130, 'clean').ok).toBe(false)
    expect(auditOutcome({ code: 2, output: 'No page of these tenants has such a screen or state' })).toEqual({
      ok: false,
      looked: 0,
      what: 'pages',
      failures: [],
    })
  })
  test('tells again at the end of each finding that is not known', () => {
    const { failures } = gate(1, 'findings')
    const told = REPORT.findings.filter(({ known }) => !known)
    expect(failures).toHaveLength(told.length)
    const [{ tenant, rule, target, occurrences } = REPORT.findings[0]!] = told
    for (const part of [tenant, rule, target, occurrences[0]!.state]) expect(failures?.[0]).toContain(part)
  })
})

describe('advisories', () => {
  /** As npm prints it, its own words around it. */
  const gate = (answer: object) =>
    advisoriesOutcome({
      output: `npm warn audit\n${JSON.stringify(answer, undefined, 2)}\nnpm error A complete log of this run\n`,
    })
  const told = (counts: object, vulnerabilities = {}) =>
    gate({ vulnerabilities, metadata: { vulnerabilities: counts, dependencies: { prod: 120 } } })

  test('passes with the number of packages, and tells what is mild', () => {
    expect(told({ high: 0, critical: 0 })).toEqual({ ok: true, looked: 120, what: 'packages', report: '' })
    const mild = told({ moderate: 1 }, { x: { name: 'x', severity: 'moderate' } })
    expect(mild).toMatchObject({ ok: true, report: 'x: moderate' })
  })
  test('is red for a severe one, and names it', () => {
    const found = told({ critical: 1 }, { x: { name: 'x', severity: 'critical' } })
    expect(found).toMatchObject({ ok: false, report: 'x: critical' })
    expect(told({ high: 1 }).ok).toBe(false)
  })
  test('passes with a word where no registry answers', () => {
    const what = 'registry that tells of no advisories: nothing was compared'
    expect(gate({ message: '405 Method Not Allowed', statusCode: 405 })).toEqual({
      ok: true,
      looked: 1,
      what,
    })
    expect(advisoriesOutcome({ output: 'npm error network' })).toEqual({ ok: true, looked: 1, what })
  })
})

test('the last word of a run names each failed test and what it was; a file that cannot be loaded counts as one', () => {
  const file = (name: string) => path.join(ROOT, 'tests', name)
  const passed = { status: 'passed', fullName: 'a plate is added', failureMessages: [] }
  const failed = {
    status: 'failed',
    fullName: '[CART-04] a cart is kept',
    failureMessages: ['Error: \u001B[31mno line\u001B[39m\n    at cart.ts:1'],
  }
  const testResults = [
    {
      name: file('a.e2e.ts'),
      status: 'passed',
      assertionResults: [passed, { ...passed, status: 'skipped' }],
    },
    { name: file('b.e2e.ts'), status: 'failed', message: 'SyntaxError: }', assertionResults: [] },
    { name: file('c.e2e.ts'), status: 'failed', assertionResults: [failed, passed] },
  ]
  expect(countTests({ testResults, outside: ['Error: closed\n    at d.ts:1'] })).toEqual({
    passed: 2,
    failed: 3,
    failures: [
      'tests/b.e2e.ts\n    SyntaxError: }',
      'tests/c.e2e.ts: [CART-04] a cart is kept\n    Error: no line\n        at cart.ts:1',
      'outside of every test\n    Error: closed\n        at d.ts:1',
    ],
  })
})
