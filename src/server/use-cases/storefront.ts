import type { DirectoryAnswer, Storefront } from '#generated/models.ts'

import type { CatalogEntry } from '../catalog/catalog.ts'
import { listDirectory } from '../repositories/directory-repository.ts'
import type { Services } from '../services.ts'
import { BASE_FOLDER } from '../tenants/read-folder.ts'
import { foldWords } from '#domain/venue/fold-text.ts'
import type { Presentation } from '../tenants/resolved.ts'
import { openContacts } from './venues.ts'

export const DIRECTORY_PAGE_SIZE = 60

/** A storefront, and a key that changes whenever it does. */
type KeyedStorefront = { key: string; storefront: Storefront }

/**
 * The entity behind an alias, as pages show it.
 * @param orderVenue - alias of a placed order's venue, which its order's page shows even when it was taken offline
 */
export async function shownEntry(
  { catalog }: Services,
  alias: string,
  orderVenue: string | undefined,
): Promise<CatalogEntry | undefined> {
  return alias === orderVenue ? catalog.findVenue(alias) : catalog.find(alias)
}

/**
 * Brand, layouts and texts of an alias, or without one of the product's own pages. @param orderVenue - see {@link
 * shownEntry}
 */
export async function storefrontOf(
  services: Services,
  alias: string | undefined,
  orderVenue?: string,
): Promise<KeyedStorefront | undefined> {
  const { catalog } = services
  if (alias === undefined) {
    const base = await catalog.presentation(BASE_FOLDER)
    return base && build(base, { alias: '', tenant: '', name: base.name, version: base.version })
  }
  const entry = await shownEntry(services, alias, orderVenue)
  const presentation = entry && (await catalog.presentation(entry.tenant))
  if (entry === undefined || presentation === undefined) return undefined
  const { tenant, version } = entry
  const venueList = await venueListOf(services, entry)
  return build(presentation, { alias, tenant, version, venueList, ...namesOf(entry, presentation) })
}

/** Where a diner finds another venue: the branch when it has several, else the company. */
async function venueListOf(services: Services, entry: CatalogEntry): Promise<string | undefined> {
  if (entry.kind === 'company') return undefined
  if (entry.kind === 'branch') return entry.branch.companyId
  const { alias, companyId } = entry.branchContact.branch
  return (await openContacts(services, alias)).length > 1 ? alias : companyId
}

type Place = Pick<Storefront, 'alias' | 'tenant' | 'name' | 'description' | 'venueList'> & {
  version: string
}

function build(presentation: Presentation, { version, ...place }: Place): KeyedStorefront {
  const { country, locale, layouts, messages, theme, logos, indicators } = presentation
  const key = JSON.stringify([place, version, presentation.version])
  const storefront = {
    ...place,
    contentVersion: version,
    country,
    locale,
    layouts,
    messages,
    theme,
    logos,
    indicators,
  }
  return { key, storefront }
}

function namesOf(entry: CatalogEntry, presentation: Presentation): Pick<Storefront, 'name' | 'description'> {
  if (entry.kind === 'company') return { name: entry.company.name, description: presentation.description }
  const { name, description } = entry.kind === 'branch' ? entry.branch : entry.branchContact.branch
  return { name, description }
}

/** A page of the published storefronts by name; the search ignores case and accents. */
export async function directory(
  { store }: Services,
  search: string,
  offset: number,
): Promise<DirectoryAnswer> {
  const { cards, total } = await listDirectory(store.db, foldWords(search), {
    offset,
    limit: DIRECTORY_PAGE_SIZE,
  })
  return { entries: cards, total }
}
