import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'

import { exportSchemaOrg } from '#exchange/schema-org/export-schema-org.ts'
import { omittedFromExport, type LeftOutPart } from '#exchange/schema-org/left-out.ts'
import { exportTable } from '#exchange/table/export-table.ts'
import { exportWorkbook } from '#exchange/table/export-workbook.ts'
import type { MenuFile } from '#generated/tenant.ts'
import { leftOutTexts } from '#messages/exchange.ts'
import { readConfig } from '#server/config.ts'
import { outFile, readOptions, TEXT } from './exchange/options.ts'
import { terminal, type Shell } from './exchange/shell.ts'
import { readTenant, type TenantFolder } from './exchange/tenant-context.ts'
import { UsageError } from './usage-error.ts'
import { writeAtomically } from './write-atomically.ts'

const WRITERS: Readonly<Record<string, (folder: TenantFolder) => string | Promise<Uint8Array>>> = {
  csv: ({ menu, context }) => exportTable(menu, context.money),
  xlsx: ({ menu, context }) => exportWorkbook(menu, context.money),
  'json-ld': ({ tenant, menu, context }) =>
    `${JSON.stringify(exportSchemaOrg(tenant, menu, context.money), null, 2)}\n`,
}
export const EXPORT_USAGE = `vitrina export ALIAS [--format ${Object.keys(WRITERS).join('|')}] [--out FILE]
Without --out, or with a hyphen, it goes to the output, as CSV unless told; else the ending of FILE says the format.
`

/** Default format by file extension. */
const FORMAT_BY_EXTENSION: Readonly<Record<string, string>> = {
  '.csv': 'csv',
  '.xlsx': 'xlsx',
  '.json': 'json-ld',
  '.jsonld': 'json-ld',
}

/**
 * Exports a tenant's menu: CSV and workbooks for spreadsheets, which can be imported again, and schema.org for search
 * engines. A workbook is binary, so it needs a file.
 */
export async function exportCommand(args: readonly string[], shell: Shell = terminal): Promise<number> {
  const { words, values } = readOptions(args, { format: TEXT, out: TEXT })
  const [alias, ...more] = words
  const file = outFile(values.out)
  const format =
    values.format ?? (file === undefined ? 'csv' : FORMAT_BY_EXTENSION[extname(file).toLowerCase()])
  if (file !== undefined && format === undefined)
    throw new UsageError(
      `'${file}' does not say what it is to hold: add --format.\n${EXPORT_USAGE.trimEnd()}`,
    )
  const write = format !== undefined && Object.hasOwn(WRITERS, format) ? WRITERS[format] : undefined
  if (alias === undefined || more.length > 0 || write === undefined)
    throw new UsageError(EXPORT_USAGE.trimEnd())
  if (file === undefined && format === 'xlsx')
    throw new UsageError(`--format xlsx needs --out FILE.\n${EXPORT_USAGE.trimEnd()}`)
  const folder = await readTenant(readConfig(shell.env).tenantsDir, alias)
  const content = await write(folder)
  if (file !== undefined) await writeAtomically(file, (draft) => writeFile(draft, content))
  else if (typeof content === 'string') shell.print(content)
  if (format === 'json-ld') shell.say(leftOutLine(folder.menu))
  return 0
}

function leftOutLine(menu: MenuFile): string {
  const counts = Object.entries(omittedFromExport(menu)) as [LeftOutPart, number][]
  const parts = counts.filter(([, count]) => count > 0).map(([part, count]) => leftOutTexts[part](count))
  return parts.length === 0 ? '' : `${leftOutTexts.all(parts.join(', '))}\n`
}
