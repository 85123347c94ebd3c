import { open, readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, normalize } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { isRecord } from '#domain/documents/is-record.ts'
import type { ImportNote } from '#domain/exchange/import-note.ts'
import type { TenantChange } from '#domain/exchange/tenant-change.ts'
import type { MoneyFormat } from '#domain/money/money.ts'
import { changedFiles } from '#exchange/changed-files.ts'
import { namedFiles } from '#exchange/dtcg/modes.ts'
import { importSource } from '#exchange/import-source.ts'
import { FORMATS, parseSource, type Format, type ParsedSource } from '#exchange/parse-source.ts'
import { readJson } from '#exchange/reading/read-json.ts'
import { SourceInvalid } from '#exchange/reading/source-invalid.ts'
import { importTexts, changeText } from '#messages/exchange.ts'
import { terminalLine } from '#messages/terminal-line.ts'
import { readConfig } from '#server/config.ts'
import { addPictures } from './exchange/add-pictures.ts'
import { FLAG, readOptions, TEXT } from './exchange/options.ts'
import { terminal, type Shell } from './exchange/shell.ts'
import { readTenant, type TenantFolder } from './exchange/tenant-context.ts'
import { faultsWith, fileText, putFiles } from './exchange/write-files.ts'
import { faultReport } from './fault-report.ts'
import { UsageError } from './usage-error.ts'

export const IMPORT_USAGE = `vitrina import FILE --tenant ALIAS [options]
  --format NAME      ${FORMATS.join(', ')}; what the file holds unless told
  --keep             plates that the file lacks stay
  --pictures         fetches the pictures that the file names
  --map FILE         which design token is which colour
  --yes              writes without asking          --json   for programs
A hyphen as FILE reads the input.
`
const OPTIONS = {
  tenant: TEXT,
  format: TEXT,
  map: TEXT,
  keep: FLAG,
  pictures: FLAG,
  yes: FLAG,
  json: FLAG,
}

/**
 * Imports a menu or theme of another system into a tenant's folder: prints the changes and what could not be mapped,
 * asks, and writes only what `vitrina check` accepts. Otherwise, and for unresolved references, the exit code is 1.
 * Without a terminal it writes only with `--yes`. A menu that shows diners nothing always needs confirmation.
 */
export async function importCommand(args: readonly string[], shell: Shell = terminal): Promise<number> {
  const { words, values } = readOptions(args, OPTIONS)
  const [file, ...more] = words
  const { tenant: alias, map: mapping, keep = false, pictures = false, yes = false, json = false } = values
  const format = formatOf(values.format)
  if (file === undefined || more.length > 0 || alias === undefined || format === 'unknown')
    throw new UsageError(IMPORT_USAGE.trimEnd())
  const { tenantsDir, imagesDir, webhooksToLoopback } = readConfig(shell.env)
  const tenant = await readTenant(tenantsDir, alias)
  const source = await parseSource(file === '-' ? await buffer(process.stdin) : await readWhole(file), format)
  if (mapping !== undefined && source.format !== 'dtcg')
    throw new UsageError(`'--map' is for design tokens, and ${file} holds none.`)
  const imported = importSource(source, {
    ...tenant.context,
    keep,
    now: Date.now(),
    files: await filesBeside(file, source),
    ...(mapping !== undefined && { mapping: readMapping(mapping, await readFile(mapping, 'utf8')) }),
  })
  const files = new Map<string, string | Buffer>()
  if (pictures)
    await addPictures(imported, files, {
      shell,
      withLoopback: webhooksToLoopback,
      assets: tenant.context.assets,
    })
  const { changes, menu, theme } = changedFiles(tenant, imported.files)
  if (menu) files.set('menu.json', fileText(menu))
  if (theme) files.set('theme.json', fileText(theme))

  const report = { format: source.format, changes, notes: imported.notes }
  const { money } = tenant.context
  // it would silently empty the shop, so it needs an explicit confirmation
  const question = imported.seenCount === 0 ? importTexts.unseen(imported.plateCount ?? 0) : undefined
  if (!json) shell.print(reportLines(report, money))
  if (question !== undefined) shell.say(`${question}\n`)
  const faults = files.size === 0 ? [] : await faultsWith(files, { tenantsDir, imagesDir, alias })
  if (faults.length > 0) {
    shell.say(`${importTexts.invalid}\n${faultReport(faults, false)}`)
    if (json) shell.print(reportJson(report, money, false))
    return 1
  }
  const isConfirmed = yes && question === undefined
  const isWanted = files.size > 0 && (isConfirmed || (!json && (await shell.agrees())))
  // a folder changed during the question is not overwritten
  if (isWanted && (await readTenant(tenantsDir, alias)).hash !== tenant.hash) {
    shell.say(`${importTexts.changedMeanwhile}\n`)
    return 1
  }
  if (isWanted) await putFiles(tenant.folder, files)
  if (json) shell.print(reportJson(report, money, isWanted))
  else if (files.size > 0) {
    const not = question === undefined ? importTexts.notWritten : importTexts.notWrittenUnseen
    shell.print(`${isWanted ? written(tenant, files) : not}\n`)
  }
  if (question !== undefined && !isWanted) return 1
  return imported.notes.some(({ code }) => UNRESOLVED.includes(code)) ? 1 : 0
}

/** Unresolved references of a source. */
const UNRESOLVED: readonly ImportNote['code'][] = ['alias-broken', 'alias-circle', 'missing-file']

const written = ({ alias }: TenantFolder, files: ReadonlyMap<string, unknown>): string =>
  importTexts.written([...files.keys()].map((path) => `${alias}/${path}`).join(', '))

const formatOf = (text: string | undefined): Format | 'unknown' | undefined =>
  text === undefined ? undefined : (FORMATS.find((one) => one === text) ?? 'unknown')

/** Larger than any source; nothing above is read into memory. */
const MAX_BYTES = 21 * 1024 * 1024

async function readWhole(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return size > MAX_BYTES ? Buffer.alloc(MAX_BYTES) : await file.readFile()
  } finally {
    await file.close()
  }
}

/** Files referenced by a resolver of design tokens, if they are in its folder or below. */
async function filesBeside(file: string, source: ParsedSource): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  if (source.format !== 'dtcg' || file === '-') return found
  for (const path of namedFiles(source.value)) {
    const inner = normalize(path)
    if (isAbsolute(inner) || inner.startsWith('..') || /^[a-z][a-z+.-]*:/i.test(path)) continue
    const text = await readFile(join(dirname(file), inner), 'utf8').catch(() => undefined)
    if (text !== undefined) found.set(path, jsonOf(path, text))
  }
  return found
}

/** @errors {@link UsageError} unless it is an object of strings: no part of a mapping is ignored */
function readMapping(file: string, text: string): Record<string, string> {
  const value = jsonOf(file, text)
  if (!isRecord(value))
    throw new UsageError(`${file} must hold an object: fields, each with the path of a token.`)
  const isPath = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  const entries = Object.entries(value)
  const wrong = entries.find((entry) => !isPath(entry))
  if (wrong) throw new UsageError(`${file}, ${wrong[0]}: must be the path of a token, as 'brand.primary'.`)
  return Object.fromEntries(entries.filter(isPath))
}

/** Parses JSON; the error names the file. */
function jsonOf(file: string, text: string): unknown {
  try {
    return readJson(text)
  } catch (error) {
    throw error instanceof SourceInvalid ? new Error(`${file}: ${error.message}`, { cause: error }) : error
  }
}

/** The planned changes of an import, and notes about its source. */
type ImportReport = {
  format: string
  changes: readonly TenantChange[]
  notes: readonly ImportNote[]
}

const SEVERITIES = ['error', 'warning', 'info'] as const

/** The report for people: changes, then warnings, then a summary of the rest. */
function reportLines({ format, changes, notes }: ImportReport, money: MoneyFormat): string {
  const lines = [
    importTexts.recognised(format),
    ...(changes.length === 0
      ? [importTexts.unchanged]
      : changes.map((change) => `  ${changeText(change, money)}`)),
  ]
  for (const severity of SEVERITIES) {
    const some = notes.filter((note) => note.severity === severity)
    if (some.length > 0) lines.push('', importTexts.notes[severity], ...some.map(noteLine))
  }
  return `${lines.map(terminalLine).join('\n')}\n`
}

const noteLine = (note: ImportNote): string =>
  `  ${importTexts.places(note)}: ${note.what === '' ? '' : `${note.what} · `}${note.why}`

/** The report for programs: data with texts. */
function reportJson(report: ImportReport, money: MoneyFormat, written: boolean): string {
  const changes = report.changes.map((change) => ({ ...change, text: changeText(change, money) }))
  return `${JSON.stringify({ format: report.format, written, changes, notes: report.notes })}\n`
}
