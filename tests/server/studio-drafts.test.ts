import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { FOLDER_LIMITS } from '#domain/studio/folder-limits.ts'
import type {
  DinerEntity,
  Problem,
  StudioDraft,
  StudioDrafts,
  StudioFileContent,
  StudioTenant,
} from '#generated/models.ts'
import { findDraft, insertDraft } from '#server/repositories/drafts-repository.ts'
import { MAX_DRAFTS } from '#server/studio/folder-limits.ts'
import { hearStatements } from './support/heard-statements.ts'
import { FIXTURE_TENANTS, testApp, type CallOptions, type TestApp } from './support/test-app.ts'

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

/** @source schemas/models/common.schema.json, PlainAlias */
const MOST_IN_ALIAS = 60

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

  test('sends none of the bytes that are kept already', async () => {
    await create({ tenant: 'bistro' })
    const heard = hearStatements(server.store)
    const { body: draft } = await create({ tenant: 'bistro' })
    const kept = () => heard.filter(({ sql }) => sql.startsWith('insert into "stored_files"')).length
    expect([draft.files.length > 0, kept()]).toEqual([true, 0])
    const files = [{ path: 'menu.json', text: '{}' }]
    await call('PATCH', `/drafts/${draft.id}`, { body: { revision: 1, files } })
    expect(kept()).toBe(1)
  })

  test('is shown under the longest alias that a folder may have', async () => {
    const { body: draft } = await create({ tenant: 'bistro' })
    const long = 'b'.repeat(MOST_IN_ALIAS)
    const tenant = JSON.parse(draft.files.find(({ path }) => path === 'tenant.json')?.text ?? '') as {
      branches: { alias: string; branchContacts: { alias: string }[] }[]
    }
    tenant.branches[0]!.branchContacts[1]!.alias = long
    const change = { revision: 1, files: [{ path: 'tenant.json', text: JSON.stringify(tenant) }] }
    const { body: changed } = await call<StudioDraft>('PATCH', `/drafts/${draft.id}`, { body: change })
    expect(changed.faults).toEqual([])
    const alias = `${long}${changed.path?.slice(changed.path.indexOf('~')) ?? ''}`
    for (const path of [`/api/diner/${alias}`, `/api/storefront?alias=${alias}`])
      expect([path, (await server.call('GET', path)).status]).toEqual([path, 200])
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

  test('of a folder beyond the limits is opened and changed; none is taken beyond them', async () => {
    const notes = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ path: `notas/${at}.txt`, text: 'Una nota' }))
    const sound = await create({ tenant: 'chain' })
    const { body: refused } = await call<Problem>('PATCH', `/drafts/${sound.body.id}`, {
      body: { revision: 1, files: notes(FOLDER_LIMITS.files) },
    })
    expect(JSON.stringify(refused.errors)).toContain('the folder has more than')

    const folder = join(tenantsDir, 'chain')
    mkdirSync(join(folder, 'notas'))
    for (const { path, text } of notes(FOLDER_LIMITS.files)) writeFileSync(join(folder, path), text)
    const { status, body: draft } = await create({ tenant: 'chain' })
    expect([status, draft.faults, draft.files.length > FOLDER_LIMITS.files]).toEqual([201, [], true])
    const changed = await call<StudioDraft>('PATCH', `/drafts/${draft.id}`, {
      body: { revision: 1, files: [{ path: 'LEEME.md', text: 'Una nota' }] },
    })
    expect([changed.status, changed.body.files.length]).toEqual([200, draft.files.length + 1])
    const publication = { revision: 2, by: 'Olga', reason: 'Una nota' }
    const published = await call('POST', `/drafts/${draft.id}/publication`, { body: publication })
    expect([published.status, readdirSync(join(folder, 'notas')).length]).toEqual([200, FOLDER_LIMITS.files])
    rmSync(join(folder, 'notas'), { recursive: true })
    for (const name of ['Nota.txt', 'nota.txt']) writeFileSync(join(folder, name), 'Una nota')
    expect((await create({ tenant: 'chain' })).status).toBe(201)
    for (const name of ['Nota.txt', 'nota.txt']) rmSync(join(folder, name))
  })

  test('of a brand as it is, is in no list until it is changed or shared', async () => {
    const listed = async ({ id }: StudioDraft) => {
      const { body } = await call<StudioDrafts>('GET', '/drafts')
      return body.drafts.some((one) => one.id === id)
    }
    const { body: looked } = await create({ tenant: 'bistro' })
    expect([looked.kept, looked.name, await listed(looked)]).toEqual([false, 'Bistró Ñandú', false])
    const files = [{ path: 'LEEME.md', text: 'Una nota' }]
    const { body: changed } = await call<StudioDraft>('PATCH', `/drafts/${looked.id}`, {
      body: { revision: 1, files },
    })
    expect([changed.kept, await listed(changed)]).toEqual([true, true])
    const { body: shared } = await create({ tenant: 'bistro' })
    expect((await call('POST', `/drafts/${shared.id}/links`, { body: {} })).status).toBe(201)
    expect(await listed(shared)).toBe(true)
    const { body: made } = await create({ tenant: 'bistro', files })
    expect([made.kept, await listed(made)]).toEqual([true, true])
  })

  test('of brands that were only looked at make room for others after a day, those that are kept do not', async () => {
    const { db } = server.store
    const { body: looked } = await create({ tenant: 'bistro' })
    const row = await findDraft(db, looked.id)
    if (!row) throw new Error('No draft')
    const { body: changed } = await create({
      tenant: 'bistro',
      files: [{ path: 'LEEME.md', text: 'Una nota' }],
    })
    // as a process from before the column writes a change
    const changedBefore = { ...row, id: randomUUID(), revision: 2 }
    await insertDraft(db, changedBefore, [])
    for (let at = 0; at < MAX_DRAFTS; at += 1) await insertDraft(db, { ...row, id: randomUUID() }, [])
    const { body: refused } = await create<Problem>({ tenant: 'bistro' })
    expect(refused.code).toBe('DRAFT_LIMIT')
    const { now } = server.time
    server.time.now = new Date(now.getTime() + 86_400_001)
    expect((await create({ tenant: 'bistro' })).status).toBe(201)
    const left = await Promise.all([looked, changed, changedBefore].map(({ id }) => findDraft(db, id)))
    expect(left.map((draft) => draft?.id)).toEqual([undefined, changed.id, changedBefore.id])
    const { drafts } = (await call<StudioDrafts>('GET', '/drafts')).body
    expect(drafts.find(({ id }) => id === changedBefore.id)).toMatchObject({ kept: true })
    server.time.now = now
  })

  test('is told what the check remarks, by the names of its folder, and published all the same', async () => {
    const { body: draft } = await create({ tenant: 'bistro' })
    const textOf = (name: string) => draft.files.find(({ path }) => path === name)?.text ?? ''
    const menu = JSON.parse(textOf('menu.json')) as { categories: object[] }
    menu.categories.push({ id: 'vacia', name: 'Vacía', showName: 'Vacía', plates: [] })
    const files = [
      { path: 'menu.json', text: JSON.stringify(menu) },
      {
        path: 'tenant.json',
        text: textOf('tenant.json').replace('"minDelayInMinutes": 20', '"minDelayInMinutes": 90'),
      },
    ]
    const { body: changed } = await call<StudioDraft>('PATCH', `/drafts/${draft.id}`, {
      body: { revision: 1, files },
    })
    const before = new Set(draft.remarks.map(({ message }) => message))
    expect(changed.remarks.filter(({ message }) => !before.has(message))).toEqual([
      expect.objectContaining({
        file: 'bistro/tenant.json',
        path: 'bistro: $.orderModes',
        code: 'delays-reversed',
        message: expect.stringContaining('"Delivery" va de 90 a 40'),
      }),
      expect.objectContaining({ file: 'bistro/menu.json', code: 'category-empty' }),
    ])
    expect(changed.publishable).toBe(true)
    const { body: again } = await call<StudioDraft>('GET', `/drafts/${draft.id}`)
    expect(again.remarks).toEqual(changed.remarks)
    const broken = await call<StudioDraft>('PATCH', `/drafts/${draft.id}`, {
      body: { revision: 2, files: [{ path: 'menu.json', text: '{' }] },
    })
    expect([broken.body.remarks, broken.body.publishable]).toEqual([[], false])
  })
})
