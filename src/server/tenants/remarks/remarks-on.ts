import type { JudgedFolder } from '../judge-folder.ts'
import type { LoadedFolder } from '../load-tenant.ts'
import { locateAssets } from '../prepare-images.ts'
import type { TenantFiles } from '../read-folder.ts'
import type { ResolvedEntity } from '../resolved.ts'
import { hoursRemarks } from './hours.ts'
import { lookRemarks } from './look.ts'
import { menuRemarks } from './menu.ts'
import { codeRemarks, orderingRemarks } from './ordering.ts'
import { pictureRemarks } from './pictures.ts'
import { contactsOf, remarkIn, type TenantRemark } from './remark.ts'
import { zoneRemarks } from './zones.ts'

/**
 * Probable mistakes in a valid folder: hours, zones, menu, look, pictures, unused files. None of them prevents the
 * folder from being applied.
 */
export async function remarksOn(
  { tenant, documents, images }: LoadedFolder,
  files: TenantFiles,
  base: TenantFiles,
): Promise<TenantRemark[]> {
  const { alias } = files
  const locate = (name: string) => locateAssets([name], files, base)[0]?.file ?? ''
  return [
    ...venueRemarks(alias, tenant.entities),
    ...codeRemarks(documents.tenant, remarkIn(`${alias}/tenant.json`)),
    ...menuRemarks(documents.menu, remarkIn(`${alias}/menu.json`)),
    ...(await lookRemarks(tenant, documents.theme, locate, remarkIn(`${alias}/theme.json`))),
    ...pictureRemarks(files, documents, images),
    ...unreadRemarks(files),
  ]
}

/** Remarks on a folder that has faults: on its files without faults, except look and pictures. */
export function remarksBesideFaults(
  { entities, faults, merged, isSound }: JudgedFolder,
  files: TenantFiles,
): TenantRemark[] {
  const { alias } = files
  // a venue that breaks the contract may lack the fields that the hours are read from
  const whole = entities.filter((venue) => !faults.some(({ path }) => path.startsWith(`${venue.alias}: `)))
  return [
    ...venueRemarks(alias, whole),
    ...(isSound('tenant.json') ? codeRemarks(merged.tenant, remarkIn(`${alias}/tenant.json`)) : []),
    ...(isSound('menu.json') ? menuRemarks(merged.menu, remarkIn(`${alias}/menu.json`)) : []),
    ...unreadRemarks(files),
  ]
}

function venueRemarks(alias: string, entities: readonly ResolvedEntity[]): TenantRemark[] {
  const remark = remarkIn(`${alias}/tenant.json`)
  return contactsOf(entities).flatMap((contact) => [
    ...orderingRemarks(contact, remark),
    ...hoursRemarks(contact, remark),
    ...zoneRemarks(contact, remark),
  ])
}

const unreadRemarks = ({ alias, others }: TenantFiles): TenantRemark[] =>
  others.map((name) => remarkIn(`${alias}/${name}`)('$', 'file-unread'))
