import type { LoadedFolder } from '../load-tenant.ts'
import { locateAssets } from '../prepare-images.ts'
import type { TenantFiles } from '../read-folder.ts'
import { hoursRemarks } from './hours.ts'
import { lookRemarks } from './look.ts'
import { menuRemarks } from './menu.ts'
import { pictureRemarks } from './pictures.ts'
import { contactsOf, remarkIn } from './remark.ts'
import type { TenantRemark } from './remark.ts'
import { zoneRemarks } from './zones.ts'

/**
 * What a folder that can be served says and probably does not mean: hours, zones, menu, look, pictures, files
 * that nothing reads. None of it keeps the folder from being applied.
 */
export async function remarksOn(
  { tenant, documents, images }: LoadedFolder,
  files: TenantFiles,
  base: TenantFiles,
): Promise<TenantRemark[]> {
  const { alias } = files
  const inTenant = remarkIn(`${alias}/tenant.json`)
  const locate = (name: string) => locateAssets([name], files, base)[0]?.file ?? ''
  return [
    ...contactsOf(tenant).flatMap((contact) => [
      ...hoursRemarks(contact, inTenant),
      ...zoneRemarks(contact, inTenant),
    ]),
    ...menuRemarks(documents.menu, remarkIn(`${alias}/menu.json`)),
    ...(await lookRemarks(tenant, documents.theme, locate, remarkIn(`${alias}/theme.json`))),
    ...pictureRemarks(files, documents, images, remarkIn(alias)),
    ...files.others.map((name) => remarkIn(`${alias}/${name}`)('$', 'file-unread')),
  ]
}
