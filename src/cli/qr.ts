import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { foldText } from '#domain/venue/fold-text.ts'
import { tableAddress, tableMode } from '#domain/venue/table-address.ts'
import type { OrderModeType } from '#generated/models.ts'
import type { TenantBranchContact, TenantFile } from '#generated/tenant.ts'
import { tableCodesText, tableName } from '#messages/table-codes.ts'
import { readConfig } from '#server/config.ts'
import { readOptions, TEXT } from './exchange/options.ts'
import { terminal, type Shell } from './exchange/shell.ts'
import { readTenant } from './exchange/tenant-context.ts'
import { makeOutputFolder } from './make-output-folder.ts'
import { printPage } from './qr/print-page.ts'
import { tableCode } from './qr/table-code.ts'
import { UsageError } from './usage-error.ts'

export const QR_USAGE = `vitrina qr TENANT [options]
  --origin URL       where diners reach the storefront, https://pedidos.example; the tenant's own host, else
                     PUBLIC_ORIGIN, unless told
  --out DIR          folder for the codes and the page to print; qr/TENANT unless told
The tables stand in tenant.json, as "tables" of a branch contact.
`

/**
 * Writes the QR codes of a tenant's tables: one SVG each, and a page to print and cut.
 * @errors UsageError when there is no tenant, no table, or no URL that a phone could open
 */
export async function qr(args: readonly string[], shell: Shell = terminal): Promise<number> {
  const { words, values } = readOptions(args, { origin: TEXT, out: TEXT })
  const [alias, ...more] = words
  if (alias === undefined || more.length > 0) throw new UsageError(QR_USAGE.trimEnd())
  const { tenantsDir, publicOrigin } = readConfig(shell.env)
  const { tenant, context } = await readTenant(tenantsDir, alias)
  const [host] = tenant.hosts ?? []
  const origin = readOrigin(values.origin ?? (host === undefined ? publicOrigin : `https://${host}`))
  const venues = venuesWithTables(tenant)
  const out = values.out ?? join('qr', alias)
  makeOutputFolder(out)
  const codes = venues.flatMap(({ alias: venue, name, mode, tables = [] }) =>
    tables.map((table, at) => ({
      venue: name,
      file: `${venue}-${fileName(at, table.number)}.svg`,
      svg: tableCode(tableAddress(origin, venue, mode, table), tableName(table.number)),
    })),
  )
  for (const { file, svg } of codes) await writeFile(join(out, file), svg)
  const page = join(out, 'index.html')
  const names = new Intl.ListFormat(DEFAULT_LOCALE).format(new Set(venues.map(({ name }) => name)))
  await writeFile(page, printPage(names, context.theme?.colorConfig, codes))
  shell.say(`${tableCodesText('written', { count: codes.length, file: page })}\n`)
  return 0
}

/** Refuses this machine's own address, which is useless on a table. */
function readOrigin(given: string | undefined): string {
  if (given === undefined)
    throw new UsageError('Say where diners reach the storefront: --origin https://… or PUBLIC_ORIGIN.')
  const origin = URL.canParse(given) ? new URL(given).origin : 'null'
  if (!/^https?:/.test(origin) || origin !== given.replace(/\/$/, ''))
    throw new UsageError(`'${given}' is no origin such as https://pedidos.example.`)
  return origin
}

type VenueWithTables = TenantBranchContact & { mode: OrderModeType }

function venuesWithTables({ branches, branchContactDefaults }: TenantFile): VenueWithTables[] {
  const venues = branches
    .flatMap(({ branchContacts }) => branchContacts)
    .map((contact) => ({ ...branchContactDefaults, ...contact }))
    .filter(({ tables = [] }) => tables.length > 0)
  if (venues.length === 0) throw new UsageError('No branch contact of it has "tables" in tenant.json.')
  return venues.map((venue) => {
    const mode = tableMode(venue.orderModes ?? [])
    if (mode === undefined)
      throw new UsageError(`'${venue.alias}' has tables, but no order mode IN_DINING to order in at them.`)
    return { ...venue, mode }
  })
}

/** The index keeps file names unique for numbers that differ only in special characters. */
const fileName = (at: number, number: string): string =>
  [String(at + 1).padStart(2, '0'), ...foldText(number).split(/[^a-z0-9]+/)].filter(Boolean).join('-')
