import { distanceMeters, type Point } from '#domain/geo/distance.ts'
import { inZone } from '#domain/geo/zones.ts'
import { listCompanyBranches, type BranchQuery } from '#domain/venue/company-branches.ts'
import type {
  BranchContact,
  CompanyBranchesPage,
  LogoType,
  OrderMode,
  OrderModeType,
} from '#generated/models.ts'

import type { CatalogEntry, ContactEntry } from '../catalog/catalog.ts'
import type { Services } from '../services.ts'

type BranchesPage = { offset: number; pageSize: number; asOf?: string }

/** The entity behind an alias, without server-only settings. */
export function describeEntity(entry: CatalogEntry) {
  if (entry.kind === 'company') return { type: entry.kind, company: entry.company }
  if (entry.kind === 'branch') return { type: entry.kind, branch: entry.branch }
  return { type: entry.kind, branchContact: entry.branchContact }
}

/** One page of a company's branches that match a search, as cards. */
export async function companyBranches(
  { catalog, clock }: Services,
  company: string,
  { offset, pageSize, asOf: moment, ...query }: Pick<BranchQuery, 'search' | 'point'> & BranchesPage,
): Promise<CompanyBranchesPage> {
  const now = clock().getTime()
  const asOf = moment === undefined ? now : Date.parse(moment)
  const found = listCompanyBranches(await catalog.branchesOf(company), { ...query, now, asOf })
  return {
    branches: found.slice(offset, offset + pageSize),
    total: found.length,
    offset,
    pageSize,
    asOf: new Date(asOf).toISOString(),
  }
}

/** The venues of a branch that are not blocked. */
export const openContacts = async ({ catalog }: Pick<Services, 'catalog'>, branch: string) =>
  (await catalog.contactsOf(branch)).filter(({ branchContact }) => !branchContact.commercialTermsInfo.blocked)

/** The unblocked venues of a branch, with distance and reach when a point is given, nearest first. */
export async function branchContacts(
  services: Pick<Services, 'catalog'>,
  branch: string,
  point: Point | undefined,
): Promise<BranchContact[]> {
  const contacts = await openContacts(services, branch)
  if (point === undefined) return contacts.map(({ branchContact }) => branchContact)
  return contacts.map((contact) => withDistance(contact, point)).toSorted((a, b) => a.distance - b.distance)
}

function withDistance({ branchContact, settings }: ContactEntry, point: Point) {
  return {
    ...branchContact,
    distance: Math.round(distanceMeters(point, branchContact.address)),
    reachableByDelivery: settings.zones.some((zone) => inZone(zone, point)),
  }
}

/** One order mode per type across the branch's contacts; an active one takes precedence. */
export async function branchOrderModes({ catalog }: Services, branch: string): Promise<OrderMode[]> {
  const byType = new Map<OrderModeType, OrderMode>()
  for (const { branchContact } of await catalog.contactsOf(branch)) {
    for (const mode of branchContact.deliveryConfig.orderModes) {
      if (byType.get(mode.type)?.active !== true && (mode.active || !byType.has(mode.type)))
        byType.set(mode.type, mode)
    }
  }
  return [...byType.values()]
}

/** URL of one of an entity's pictures. */
export function logoUrl(entry: CatalogEntry, type: LogoType): string | undefined {
  if (entry.kind === 'company') return undefined
  const branch = entry.kind === 'branch' ? entry.branch : entry.branchContact.branch
  return {
    LOGO: branch.customLogoURL,
    HORIZONTAL_LOGO: branch.customHorizontalLogoURL,
    BACKGROUND_LOGO: branch.customBackgroundLogoURL,
    BANNER_LOGO: branch.customBannerLogoURL,
  }[type]
}
