import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TenantApplication } from '#generated/models.ts'
import { FIXTURE_TENANTS, type TestApp } from './test-app.ts'

export type Json = Record<string, unknown>

/** A copy of the fixture tenants that a test changes, with a folder for its pictures. */
export type TenantCopies = {
  tenantsDir: string
  imagesDir: string
  edit(file: string, change: (content: Json) => void): void
  /** takes a whole folder back to the fixture */
  mend(alias: string): void
  remove(): void
}

export function copyTenants(): TenantCopies {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-copies-'))
  const tenantsDir = join(folder, 'tenants')
  cpSync(FIXTURE_TENANTS, tenantsDir, { recursive: true })
  return {
    tenantsDir,
    imagesDir: join(folder, 'images'),
    edit(file, change) {
      const content = JSON.parse(readFileSync(join(tenantsDir, file), 'utf8')) as Json
      change(content)
      writeFileSync(join(tenantsDir, file), JSON.stringify(content))
    },
    mend(alias) {
      rmSync(join(tenantsDir, alias), { recursive: true, force: true })
      cpSync(join(FIXTURE_TENANTS, alias), join(tenantsDir, alias), { recursive: true })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What a path inside JSON holds. */
export const at = (content: Json, ...path: (string | number)[]): Json =>
  path.reduce((value, key) => value[key] as Json, content as Json & Record<number, unknown>)

type Call = Pick<TestApp, 'call' | 'app'>

/** Asks for an application, and waits for its end. */
export async function applyOverHttp({ call, app }: Call): Promise<TenantApplication> {
  const begun = await call<TenantApplication>('POST', '/api/admin/tenants/apply', { admin: true })
  if (begun.status !== 202) throw new Error(`${begun.status} ${begun.text}`)
  await app.applications.settled()
  return (await call<TenantApplication>('GET', '/api/admin/tenants/apply', { admin: true })).body
}
