import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Health } from '#generated/models.ts'

import { projectRoot } from '../project-root.ts'
import { countTenants } from '../repositories/directory-repository.ts'
import type { Services } from '../services.ts'

let version: string | undefined

/** The state of the server, or undefined when its database does not answer or the process is shutting down. */
export async function health({ store, leaving, log }: Services): Promise<Health | undefined> {
  if (leaving.isOn) return undefined
  try {
    const tenants = await countTenants(store.db)
    return {
      status: 'ok',
      version: programVersion(),
      database: store.kind === 'postgres' ? 'postgresql' : 'embedded',
      tenants,
    }
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return undefined
  }
}

function programVersion(): string {
  version ??= (JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string })
    .version
  return version
}
