import { writeFile } from 'node:fs/promises'

import { exportSchemaOrg } from '#exchange/schema-org/export-schema-org.ts'
import { exportTable } from '#exchange/table/export-table.ts'
import { readConfig } from '#server/config.ts'
import { readOptions } from './exchange/options.ts'
import { terminal } from './exchange/shell.ts'
import type { Shell } from './exchange/shell.ts'
import { readTenant } from './exchange/tenant-context.ts'
import type { TenantFolder } from './exchange/tenant-context.ts'

const WRITERS: Readonly<Record<string, (folder: TenantFolder) => string>> = {
  'json-ld': ({ tenant, menu, context }) =>
    `${JSON.stringify(exportSchemaOrg(tenant, menu, context.money), null, 2)}\n`,
  csv: ({ menu, context }) => exportTable(menu, context.money),
}
const FORMATS = Object.keys(WRITERS)

/** Writes a tenant's menu for other systems: schema.org for search engines, CSV for spreadsheets and back. */
export async function exportCommand(args: readonly string[], shell: Shell = terminal): Promise<number> {
  const { words, values } = readOptions(args, ['--format', '--out'], [])
  const [alias, ...more] = words
  const format = values.get('--format') ?? 'csv'
  const write = Object.hasOwn(WRITERS, format) ? WRITERS[format] : undefined
  if (alias === undefined || more.length > 0 || write === undefined) {
    shell.say(`vitrina export ALIAS [--format ${FORMATS.join('|')}] [--out FILE]\n`)
    return 2
  }
  const text = write(await readTenant(readConfig(shell.env).tenantsDir, alias))
  const file = values.get('--out')
  if (file === undefined) shell.print(text)
  else await writeFile(file, text)
  return 0
}
