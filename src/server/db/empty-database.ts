import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

import { projectRoot } from '../project-root.ts'
import { migrateTables } from './migrate.ts'
import { migrationsFolder } from './migrations-folder.ts'

const CACHE = join(projectRoot(), 'node_modules/.cache/vitrina')
const PREFIX = 'empty-database-'

/**
 * A dump of an embedded database as empty as its migrations leave it, for those that are thrown away. Making one takes
 * seconds and most of a gigabyte; loading the dump takes neither, and least when it is not packed. Kept until the
 * migrations or the packages change; where nothing may be written, it is made each time.
 * @param cache - the folder that keeps it
 * @param make - how it comes to be
 */
export async function emptyDatabase(cache = CACHE, make = makeEmpty): Promise<Blob> {
  const name = `${PREFIX}${await databaseVersion()}.tar`
  const kept = await readFile(join(cache, name)).catch(() => undefined)
  // an empty file is what a power cut leaves of one
  if (kept && kept.length > 0) return new Blob([kept])
  const dump = await make()
  await keep(cache, name, dump).catch(() => undefined)
  return dump
}

/** Differs for other migrations, and for another version of the database program. */
export async function databaseVersion(): Promise<string> {
  const folder = migrationsFolder()
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const hash = createHash('sha256')
  for (const file of [...files.map((each) => join(folder, each)), join(projectRoot(), 'package.json')])
    hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function makeEmpty(): Promise<Blob> {
  const client = await PGlite.create()
  try {
    await migrateTables(client)
    return await client.dumpDataDir('none')
  } finally {
    await client.close()
  }
}

async function keep(cache: string, name: string, dump: Blob): Promise<void> {
  await mkdir(cache, { recursive: true })
  // written aside and renamed, so that readers find a complete file or none
  const draft = join(cache, `${PREFIX}${randomUUID()}.draft`)
  try {
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
    await rename(draft, join(cache, name))
  } finally {
    await rm(draft, { force: true })
  }
  // abandoned drafts too; a process still writing one does not cache it this time
  const older = (await readdir(cache)).filter((file) => file.startsWith(PREFIX) && file !== name)
  await Promise.all(older.map((file) => rm(join(cache, file), { force: true })))
}
