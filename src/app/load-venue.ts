import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/api-context.tsx'
import { activeModes, restrictModes } from '#domain/venue/modes.ts'
import type { DinerEntity, Storefront } from '#generated/models.ts'
import type { Venue } from '#session/venue.ts'
import { loadLocale } from '#messages/index.ts'

interface VenueRequest extends Pick<Api, 'queries'> {
  queryClient: QueryClient
  /** Names of the order modes the visit lists; empty lists all. */
  allowedModes: readonly string[]
}

const NO_MODES = { modes: [], listedModes: [] }

/** The product itself, for pages that belong to no venue. */
export async function productVenue({
  queryClient,
  queries,
}: Omit<VenueRequest, 'allowedModes'>): Promise<Venue> {
  const storefront = await queryClient.query(queries.storefront(''))
  await loadLocale(storefront.locale)
  return { alias: '', storefront, ...NO_MODES }
}

/** The storefront of an alias and what the alias stands for. */
export async function loadVenue(
  alias: string,
  { queryClient, queries, allowedModes }: VenueRequest,
): Promise<Venue> {
  const [entity, storefront] = await Promise.all([
    queryClient.query(queries.entity(alias)),
    queryClient.query(queries.storefront(alias)),
  ])
  await loadLocale(storefront.locale)
  return venueOf(alias, entity, storefront, allowedModes)
}

function venueOf(
  alias: string,
  entity: DinerEntity,
  storefront: Storefront,
  allowed: readonly string[],
): Venue {
  if (entity.type === 'company') return { alias, storefront, company: entity.company, ...NO_MODES }
  if (entity.type === 'branch') return { alias, storefront, branch: entity.branch, ...NO_MODES }
  const { branchContact } = entity
  const { orderModes } = branchContact.deliveryConfig
  return {
    alias,
    storefront,
    branch: branchContact.branch,
    branchContact,
    modes: activeModes(orderModes),
    listedModes: restrictModes(orderModes, allowed),
  }
}
