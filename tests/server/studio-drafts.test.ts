import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { DinerEntity, Problem, StudioDraft, StudioFileContent, StudioTenant } from '#generated/models.ts'
import { FIXTURE_TENANTS, testApp } from './support/test-app.ts'
import type { CallOptions, TestApp } from './support/test-app.ts'

let server: TestApp
let tenantsDir: string
beforeAll(async () => {
  tenantsDir = mkdtempSync(join(tmpdir(), 'vitrina-tenants-'))
  cpSync(FIXTURE_TENANTS, tenantsDir, { recursive: true })
  server = await testApp({ tenantsDir })
})
afterAll(async () => {
  await server.close()
  rmSync(tenantsDir, { recursive: true, force: true })
})

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, options: CallOptions = {}) =>
  server.call<T>(method, `/api/studio${path}`, { admin: true, ...options })
const create = <T = StudioDraft>(body: object) => call<T>('POST', '/drafts', { body })

describe('a draft of a tenant', () => {
  test('has the folder file by file, and is shown under its mark alone', async () => {
    const { body: folder } = await call<StudioTenant>('GET', '/tenants/bistro')
    const { status, body: draft } = await create({ tenant: 'bistro' })
    expect(status).toBe(201)
    expect(draft.faults).toEqual([])
    expect(draft.files).toEqual(folder.files)
    expect(draft).toMatchObject({ alias: 'bistro', revision: 1, drawnRevision: 1, publishable: true })
    const alias = draft.path?.slice('/menu/'.length) ?? ''
    expect(alias).toMatch(/^bistro~[a-z2-7]{40}$/)
    const entity = await server.call<DinerEntity>('GET', `/api/diner/${alias}`)
    expect(entity.status).toBe(200)
    expect(entity.headers['x-robots-tag']).toContain('noindex')
    expect(entity.headers['cache-control']).toBe('private, no-store')
    expect(JSON.stringify(entity.body)).toContain(`${alias}.`)
    const listed = await server.call('GET', '/api/directory')
    expect(listed.text).not.toContain('~')
    const file = await call<StudioFileContent>('GET', `/drafts/${draft.id}/file?path=menu.json`)
    expect(Buffer.from(file.body.base64, 'base64').toString()).toBe(
      draft.files.find(({ path }) => path === 'menu.json')?.text,
    )
  })

  test('changes are seen, and of two operators the second is told', async () => {
    const { body: draft } = await create({ tenant: 'bistro' })
    const tenant = JSON.parse(draft.files.find(({ path }) => path === 'tenant.json')?.text ?? '') as {
      branches: { name: string }[]
    }
    tenant.branches[0]!.name = 'Otro nombre'
    const change = { revision: 1, files: [{ path: 'tenant.json', text: JSON.stringify(tenant) }] }
    const changed = await call<StudioDraft>('PATCH', `/drafts/${draft.id}`, { body: change })
    expect(changed.body).toMatchObject({ revision: 2, drawnRevision: 2, path: draft.path })
    const entity = await server.call('GET', `/api/diner/${draft.path?.slice(6)}`)
    expect(entity.text).toContain('Otro nombre')
    expect((await server.call('GET', '/api/diner/bistro')).text).not.toContain('Otro nombre')
    const late = await call<Problem>('PATCH', `/drafts/${draft.id}`, { body: change })
    expect([late.status, late.body.code]).toEqual([409, 'DRAFT_CHANGED'])
  })
})
