import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { migrationsFolder } from '#server/db/migrations-folder.ts'

type Journal = { entries: { tag: string; when: number }[] }

/** The last migration before one of them. */
export function migrationsBefore(tag: string): { upTo: number } {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as Journal
  const at = journal.entries.findIndex((entry) => entry.tag === tag)
  const before = journal.entries[at - 1]
  if (before === undefined) throw new Error(`Nothing comes before ${tag}`)
  return { upTo: before.when }
}
