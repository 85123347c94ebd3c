import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { callTo } from '#preview/call.ts'
import { copyPublished } from '#preview/published-folder.ts'
import { temporaryFolder } from '#preview/temporary-folder.ts'
import type { Config } from '#server/config.ts'
import { ownAddress } from '#server/own-address.ts'
import { BASE_FOLDER, copyFolder, tenantFolder } from '#server/tenants/read-folder.ts'
import type { PreviewOptions } from './preview-options.ts'
import { UsageError } from './usage-error.ts'

type Installation = Pick<Config, 'tenantsDir' | 'adminToken' | 'host' | 'port' | 'publicOrigin'>

/** A tenants folder, with a function that deletes it if it is a copy. */
type EarlierFolder = { tenantsDir: string; forget(): Promise<void> }

/**
 * The published folder to compare with: a named one, or a copy from a running server. The administrator's token is sent
 * only to this installation's own server.
 * @errors {@link UsageError} when a named folder has no such tenant; an Error when the server refuses
 */
export async function earlierFolder(
  installation: Installation,
  { tenant, against }: Pick<PreviewOptions, 'tenant' | 'against'>,
): Promise<EarlierFolder> {
  if (against !== undefined && !/^https?:\/\//.test(against)) {
    const folder = resolve(against)
    if (!existsSync(join(folder, tenant))) throw new UsageError(`${folder} holds no tenant called ${tenant}`)
    return { tenantsDir: folder, forget: async () => undefined }
  }
  const { tenantsDir, adminToken, publicOrigin } = installation
  const origin = (against ?? publicOrigin ?? ownAddress(installation)).replace(/\/+$/, '')
  // the token belongs to this installation: a server given by URL never gets it
  const headers: Record<string, string> =
    adminToken === undefined || against !== undefined ? {} : { authorization: `Bearer ${adminToken}` }
  const { path: copy, remove: forget } = await temporaryFolder('published')
  try {
    await copyFolder(tenantFolder(tenantsDir, BASE_FOLDER), join(copy, BASE_FOLDER))
    await copyPublished(callTo(origin), tenant, { headers, tenantsDir: copy })
  } catch (error) {
    await forget()
    throw new Error(
      `The published ${tenant} could not be read from ${origin}: start the server there, or name a folder with --against.`,
      { cause: error },
    )
  }
  return { tenantsDir: copy, forget }
}
