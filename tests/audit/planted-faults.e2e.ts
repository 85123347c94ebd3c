import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import type { AuditMode, AuditOccurrence, AuditReport } from '#generated/audit.ts'
import { MODES } from '#audit/matrix/cell.ts'
import { projectRoot } from '#server/project-root.ts'
import { AUDIT } from '../../scripts/go/gates.mjs'
import { runCommand } from '../support/run-command.ts'
import { schemaGuard } from '../support/schema-guard.ts'

const isAuditReport = schemaGuard<AuditReport>('AuditReport')

/** A fault in the built product: in every file where the text stands, it becomes another one. */
type Fault = {
  rule: string
  what: string
  from: RegExp
  to: string
  /** where alone it is to be found */
  only?: Partial<Pick<AuditOccurrence, 'mode' | 'state'>>
}

const FAULTS: readonly Fault[] = [
  {
    rule: 'low-contrast',
    what: 'a token that gives descriptions the colour of the page, in the dark only',
    from: /\$\{tokens\[name\]\};/g,
    to: "${name === 'description' && scheme === 'dark' ? tokens.page : tokens[name]};",
    only: { mode: 'dark' },
  },
  {
    rule: 'axe/button-name',
    what: 'the label of the account button is gone',
    from: /Abrir mi cuenta/g,
    to: '',
  },
  {
    rule: 'unseen-focus',
    what: 'no ring around what has the focus',
    from: /:focus-visible\{outline:2px[^}]*\}/g,
    to: ':focus-visible{outline:none}',
  },
  {
    rule: 'small-target',
    what: 'links of 20 px side by side',
    from: /h1\{font-size:var\(--text-4\)/g,
    to: 'ul[aria-label^=Contacto] :is(a,button){width:20px!important;height:20px!important;margin:-9px}$&',
    only: { state: 'menu' },
  },
  {
    rule: 'sideways-scroll',
    what: 'a heading wider than a phone',
    from: /h1\{font-size:var\(--text-4\)\}/g,
    to: 'h1{font-size:var(--text-4);min-width:500px}',
  },
  {
    rule: 'foreign-text',
    what: 'the English name that a library gives its close button',
    from: /("common\.close": ?)(["`])Cerrar\2/g,
    to: '$1$2Close$2',
    only: { state: 'hours' },
  },
  {
    rule: 'modal-without-escape',
    what: 'a modal that takes Escape and stays',
    from: /(===\w+\.current&&\(\w+\.preventDefault\(\)),\w+\(\)\)/g,
    to: '$1)',
    only: { state: 'hours' },
  },
]

/** What the command reads beside what is built. */
const KEPT = ['package.json', 'node_modules', 'schemas', 'public', 'src', 'tenants', 'audit-ratchet.json']

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The built product in a folder of its own, with faults. */
function product(faults: readonly Fault[]): string {
  const root = projectRoot()
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-planted-'))
  folders.push(folder)
  for (const name of KEPT) symlinkSync(join(root, name), join(folder, name))
  for (const part of ['server', 'client', 'card-frame'])
    cpSync(join(root, 'dist', part), join(folder, 'dist', part), {
      recursive: true,
      filter: (file) => !/\.(map|br|gz)$/.test(file),
    })
  symlinkSync(join(root, 'dist/images'), join(folder, 'dist/images'))
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(server|client).*\.js$/.test(file),
  )
  for (const { from, to, what } of faults) {
    const changed = files.filter((file) => {
      const path = join(folder, 'dist', file)
      const before = readFileSync(path, 'utf8')
      const after = before.replaceAll(from, to)
      if (after === before) return false
      writeFileSync(path, after)
      return true
    })
    expect(changed.length, what).toBeGreaterThan(0)
  }
  return folder
}

/** A page and a modal of a tenant that follows the device's colours, by the command as it is built, asked as the gate asks it. */
async function audit(
  folder: string,
  modes: readonly AuditMode[],
): Promise<{ code: number; report: AuditReport; printed: string }> {
  const out = join(folder, 'report')
  const narrowed = `--tenant cafe-aurora --state menu,hours --mode ${modes.join(',')} --width 412 --all --format terminal,json`
  const args = [...AUDIT, ...narrowed.split(' '), '--report', out]
  const { code, said, failed } = await runCommand('dist/server/cli.js', args, { cwd: folder })
  const report: unknown = JSON.parse(readFileSync(join(out, 'audit.json'), 'utf8'))
  if (!isAuditReport(report)) throw new Error(`No report: ${JSON.stringify(isAuditReport.errors)}`)
  return { code, report, printed: said + failed }
}

test('the built product as it is passes: nothing below is red by itself', async () => {
  const { code, report, printed } = await audit(product([]), ['dark'])
  expect(report.findings.filter(({ level, known }) => level === 'error' && !known)).toEqual([])
  expect(printed).toContain('2 páginas vistas')
  expect(code).toBe(0)
})

test('faults planted into the built product make the audit red, each by the name of its rule', async () => {
  const { code, report, printed } = await audit(product(FAULTS), MODES)
  expect(code).toBe(1)
  expect(report).toMatchObject({ verdict: 'findings', partial: false })
  expect(printed).toContain('4 páginas vistas')
  const errors = report.findings.filter(({ level }) => level === 'error')
  const places = (rule: string) =>
    errors.filter((finding) => finding.rule === rule).flatMap(({ occurrences }) => occurrences)
  expect(FAULTS.map(({ rule }) => rule).filter((rule) => places(rule).length === 0)).toEqual([])
  for (const { rule, only } of FAULTS) {
    expect(printed).toContain(`Error ${rule}`)
    if (only) for (const place of places(rule)) expect(place, rule).toMatchObject(only)
  }
})
