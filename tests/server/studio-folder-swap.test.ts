import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { Problem, StudioVersion, StudioVersions } from '#generated/models.ts'
import { retryOnRollback } from '#server/db/retry-transaction.ts'
import { recoverFolders, removeFolder } from '#server/studio/swap-folder.ts'
import { studioApp, type StudioApp } from './support/studio.ts'

const disk = { refuses: false }
const remove = (path: string) =>
  disk.refuses ? Promise.reject(new Error('EBUSY: resource busy')) : removeFolder(path)

let server: StudioApp
beforeAll(async () => {
  server = await studioApp({}, { removeFolder: remove })
})
afterAll(() => server.close())

const inFolder = (...path: string[]) => join(server.config.tenantsDir, ...path)

async function publish<T>(tenant: string) {
  const { id } = await server.draftOf({ tenant, files: [{ path: 'LEEME.md', text: 'Otra nota' }] })
  const body = { revision: 1, by: 'Olga', reason: 'Una nota' }
  return server.studio<T>('POST', `/drafts/${id}/publication`, { body })
}

const beside = (tenant: string) => readdirSync(inFolder()).filter((name) => name.startsWith(`.${tenant}.`))

test('what is published stands when the folder before it cannot be removed; a later start removes it', async () => {
  disk.refuses = true
  const { status, body } = await publish<StudioVersion>('bistro')
  expect(status).toBe(200)
  expect(body).toMatchObject({ by: 'Olga', current: true, changes: [{ path: 'LEEME.md', change: 'added' }] })
  expect(readFileSync(inFolder('bistro/LEEME.md'), 'utf8')).toBe('Otra nota')
  const { versions } = (await server.studio<StudioVersions>('GET', '/tenants/bistro/versions')).body
  expect(versions[0]).toMatchObject({ id: body.id, current: true })
  expect((await server.call('GET', '/api/diner/bistro')).status).toBe(200)
  const left = beside('bistro')
  expect(left).toEqual([expect.stringContaining('.old-')])

  const muchLater = Date.now() + 86_400_000
  expect(await recoverFolders(inFolder(), muchLater, remove)).toEqual(left)
  disk.refuses = false
  expect(await recoverFolders(inFolder(), muchLater, remove)).toEqual([])
  expect(beside('bistro')).toEqual([])
})

test('a publication that is rolled back after its folder was swapped runs again from the folder before it', async () => {
  const { db } = server.store
  const once = db.transaction.bind(db)
  let rollbacks = 0
  vi.spyOn(db, 'transaction').mockImplementation((work, config) =>
    once(async (tx) => {
      const done = await work(tx)
      if (rollbacks > 0 || !existsSync(inFolder('kiosk/LEEME.md'))) return done
      rollbacks += 1
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    }, config),
  )
  retryOnRollback(db)
  const { status, body } = await publish<StudioVersion>('kiosk')
  db.transaction = once
  expect([status, rollbacks, beside('kiosk')]).toEqual([200, 1, []])
  expect(body.changes).toEqual([{ path: 'LEEME.md', change: 'added' }])
  rmSync(inFolder('kiosk/LEEME.md'))
})

test('what is refused is told as that when the folder made for it cannot be removed', async () => {
  const { id } = await server.draftOf({ tenant: 'chain', files: [{ path: 'LEEME.md', text: 'Tarde' }] })
  expect((await publish('chain')).status).toBe(200)
  disk.refuses = true
  const body = { revision: 1, by: 'Raúl', reason: 'Otra nota' }
  const { status, body: problem } = await server.studio<Problem>('POST', `/drafts/${id}/publication`, {
    body,
  })
  disk.refuses = false
  expect([status, problem.code]).toEqual([409, 'TENANT_CHANGED'])
  expect(readFileSync(inFolder('chain/LEEME.md'), 'utf8')).toBe('Otra nota')
  expect(beside('chain')).toEqual([expect.stringContaining('.new-')])
})

test('nothing is published over a folder with links, and the operator is told which', async () => {
  renameSync(inFolder('kiosk/menu.json'), inFolder('kiosk/carta.json'))
  symlinkSync('carta.json', inFolder('kiosk/menu.json'))
  const { status, body } = await publish<Problem>('kiosk')
  expect([status, body.code]).toEqual([422, 'DRAFT_REFUSED'])
  expect(JSON.stringify(body.errors)).toContain('kiosk/menu.json')
  expect(existsSync(inFolder('kiosk/LEEME.md'))).toBe(false)
  expect(readdirSync(inFolder()).filter((name) => name.startsWith('.kiosk.'))).toEqual([])
})

test('a link that leads nowhere, or to what is no file of the brand, is told and shown to nobody', async () => {
  const { id } = await server.draftOf({ tenant: 'bistro', files: [{ path: 'LEEME.md', text: 'Nota' }] })
  for (const target of ['gone', '../chain/tenant.json']) {
    symlinkSync(target, inFolder('bistro/notes.txt'))
    for (const path of ['/tenants/bistro', '/tenants/bistro/file?path=notes.txt']) {
      const { status, body } = await server.studio<Problem>('GET', path)
      expect([status, body.code]).toEqual([422, 'FOLDER_UNREADABLE'])
      expect(body.detail).toContain('bistro/notes.txt $: found a link that leads')
    }
    const body = { revision: 1, by: 'Olga', reason: 'Una nota' }
    const refused = await server.studio<Problem>('POST', `/drafts/${id}/publication`, { body })
    expect([refused.status, refused.body.code]).toEqual([422, 'DRAFT_REFUSED'])
    rmSync(inFolder('bistro/notes.txt'))
  }
  symlinkSync('gone', inFolder('unmounted'))
  expect((await server.studio('GET', '/tenants/unmounted')).status).toBe(404)
  rmSync(inFolder('unmounted'))
})
