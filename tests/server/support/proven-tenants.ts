import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TenantFile } from '#generated/tenant.ts'
import { FIXTURE_TENANTS, type TestApp } from './test-app.ts'

/** The fixture tenants, with one-time codes switched on at the bistro. */
export function tenantsWithCodes(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-tenants-'))
  cpSync(FIXTURE_TENANTS, folder, { recursive: true })
  const file = join(folder, 'bistro/tenant.json')
  const tenant = JSON.parse(readFileSync(file, 'utf8')) as TenantFile
  for (const branch of tenant.branches ?? []) branch.oneTimeCodes = true
  writeFileSync(file, JSON.stringify(tenant))
  return folder
}

/** The code that was last sent to a phone, as the operator reads it in the outbox. */
export async function sentCode({ call }: TestApp, phone: string): Promise<string> {
  const { text } = await call('GET', '/outbox', { admin: true })
  const mine = text.split('<li>').filter((one) => one.includes(`<b>${phone}</b>`))
  return /<p>(\d{6}) es tu código/.exec(mine.join(''))?.[1] ?? `no code for ${phone}`
}
