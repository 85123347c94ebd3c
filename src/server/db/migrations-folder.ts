import { join } from 'node:path'

import { projectRoot } from '../project-root.ts'

/** The committed SQL files both drivers apply. */
export function migrationsFolder(): string {
  return join(projectRoot(), 'src/server/db/migrations')
}
