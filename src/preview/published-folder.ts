import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, normalize } from 'node:path'

import type { StudioFileContent, StudioTenant } from '#generated/models.ts'
import type { Call } from './call.ts'

/** A file name that leads out of its folder. */
export class FileOutsideFolder extends Error {
  override readonly name = 'FileOutsideFolder'
}

/**
 * Copies the folder of a published brand from a running Vitrina, through its studio API.
 * @param call - of that server
 * @param headers - its operator's token, if it has one
 * @param tenantsDir - target folder
 * @errors throws when the server refuses or does not have the brand, and FileOutsideFolder for a path that leads out of
 * the folder
 */
export async function copyPublished(
  call: Call,
  alias: string,
  { headers, tenantsDir }: { headers: Record<string, string>; tenantsDir: string },
): Promise<void> {
  const own = `/api/studio/tenants/${encodeURIComponent(alias)}`
  const { body } = await call<StudioTenant>('GET', own, { headers })
  const folder = join(tenantsDir, alias)
  for (const { path } of body.files) {
    const inside = normalize(path)
    if (isAbsolute(inside) || inside.startsWith('..')) throw new FileOutsideFolder(`${alias}: ${path}`)
    const file = await call<StudioFileContent>('GET', `${own}/file?path=${encodeURIComponent(path)}`, {
      headers,
    })
    await mkdir(dirname(join(folder, inside)), { recursive: true })
    await writeFile(join(folder, inside), Buffer.from(file.body.base64, 'base64'))
  }
}
