import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

import { migrationsFolder } from '#server/db/migrations-folder.ts'
import { projectRoot } from '#server/project-root.ts'

const CACHE = join(projectRoot(), 'node_modules/.cache/vitrina')

/**
 * A dump of an empty, migrated embedded database. Creating one takes seconds and most of a gigabyte; loading the
 * dump takes neither, and least when it is not packed. Kept until the migrations change.
 */
export async function migratedTemplate(): Promise<Blob> {
  const folder = migrationsFolder()
  const file = join(CACHE, `template-${migrationsHash(folder)}.tar`)
  if (!existsSync(file)) await createTemplate(file, folder)
  return new Blob([readFileSync(file)])
}

/** Differs from that of other migrations. */
export function migrationsHash(folder = migrationsFolder()): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function createTemplate(file: string, migrations: string): Promise<void> {
  const client = await PGlite.create()
  await migrate(drizzle(client), { migrationsFolder: migrations })
  const dump = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(CACHE, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
}
