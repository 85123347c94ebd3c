import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { OnlinePayment } from '#generated/models.ts'
import type { TenantFile } from '#generated/tenant.ts'
import { FIXTURE_TENANTS } from './test-app.ts'

/** What a copy of the bistro differs in. */
export type PaidTenant = Pick<TenantFile, 'country' | 'currency' | 'codeDiscounts'> &
  Partial<Pick<TenantFile, 'timeZone'>> & {
    /** who takes its cards and links */
    online: Pick<OnlinePayment, 'providerName' | 'publicKey'> &
      Partial<Pick<OnlinePayment, 'paymentMethod' | 'allowTickets'>>
    /** takes neither fees nor surcharges, so that a code can bring its orders to zero */
    withoutFees?: boolean
  }

/** The fixture's folders, with copies of the bistro by alias; to be removed by the caller. */
export function paidTenants(tenants: Readonly<Record<string, PaidTenant>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-tenants-'))
  cpSync(FIXTURE_TENANTS, folder, { recursive: true })
  for (const [alias, tenant] of Object.entries(tenants)) writePaidTenant(folder, alias, tenant)
  return folder
}

/** Writes one of them, or writes it anew. */
export function writePaidTenant(
  folder: string,
  alias: string,
  { online, withoutFees, ...own }: PaidTenant,
): void {
  const to = join(folder, alias)
  rmSync(to, { recursive: true, force: true })
  cpSync(join(FIXTURE_TENANTS, 'bistro'), to, { recursive: true })
  const text = readFileSync(join(to, 'tenant.json'), 'utf8').replaceAll('bistro', alias)
  const file = { ...(JSON.parse(text) as TenantFile), ...own }
  const contacts = file.branches?.flatMap(({ branchContacts }) => branchContacts) ?? []
  // of another country it would be none
  for (const contact of contacts) delete contact.receipts?.taxId
  if (withoutFees === true)
    for (const contact of contacts) {
      delete contact.fees
      for (const mode of contact.orderModes ?? []) mode.generalSurcharges = []
    }
  for (const { paymentTypes } of contacts.flatMap(({ orderModes = [] }) => orderModes))
    for (const payment of paymentTypes ?? [])
      if (payment.onlinePayment) payment.onlinePayment = { ...payment.onlinePayment, ...online }
  writeFileSync(join(to, 'tenant.json'), JSON.stringify(file))
}
