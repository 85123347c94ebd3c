import { fdatasync, mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { emptyDatabase } from './empty-database.ts'
import { SYNCED } from './open-pglite.ts'
import { SyncedFiles } from './synced-files.ts'

let folder: string
let files: SyncedFiles
let client: PGlite
/** What a sync of the log waits for. */
let disk = () => Promise.resolve()
let syncs = 0

const syncData = promisify(fdatasync)
const open = async (template?: Blob) => {
  files = new SyncedFiles(folder, async (file) => {
    syncs += 1
    await disk()
    await syncData(file)
  })
  client = await PGlite.create({ fs: files, startParams: SYNCED, loadDataDir: template })
}
beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'vitrina-synced-')), 'database')
  await open(await emptyDatabase())
  await client.exec('create table kept (id integer primary key)')
})
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

const write = (id: number) => files.durably(() => client.query('insert into kept values ($1)', [id]))
const read = () => client.query('select id from kept order by id')

/** Blocks the disk until the returned function is called. */
function holdDisk(): () => void {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  disk = () => held
  return release
}

test('what is written is answered once it is on the disk, by one sync for all of the same time', async () => {
  await write(1)
  const release = holdDisk()
  const before = syncs
  const answered: number[] = []
  const writing = [2, 3, 4, 5].map((id) => write(id).then(() => answered.push(id)))
  // already complete, since this query came last
  const { rows } = await read()
  expect(rows.length).toBe(5)
  expect(answered).toEqual([])
  release()
  await Promise.all(writing)
  expect(answered).toEqual([2, 3, 4, 5])
  expect(syncs - before).toBeLessThanOrEqual(2)
})

test('a part of the log that a checkpoint gives another name is written and closed as before', async () => {
  for (let id = 10; id < 13; id += 1) {
    await write(id)
    await client.query('select pg_switch_wal()')
  }
  const before = await logParts()
  await client.query('checkpoint')
  // one part was renamed for reuse
  expect((await logParts()).some((name) => !before.includes(name))).toBe(true)
  await write(13)
  await client.query('select pg_switch_wal()')
  await write(14)
  await client.query('checkpoint')
  await client.close()
  await open()
  expect((await read()).rows.length).toBe(10)
})

const logParts = async () => (await readdir(join(folder, 'pg_wal'))).filter((name) => name.length === 24)

test('a disk that fails is told to who wrote, and nothing is answered as kept after that', async () => {
  disk = () => Promise.reject(new Error('the disk is gone'))
  await expect(write(20)).rejects.toThrow('the disk is gone')
  disk = () => Promise.resolve()
  await expect(write(21)).rejects.toThrow('the disk is gone')
  expect(() => files.refuseIfBroken()).toThrow('the disk is gone')
  await expect(client.close()).rejects.toThrow('the disk is gone')
})
