import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/api-context.tsx'
import { restrictModes } from '#domain/venue/modes.ts'
import type { DinerEntity, Storefront } from '#generated/models.ts'
import type { Venue } from '#session/venue.ts'
import { loadLocale } from '#messages/index.ts'

interface VenueRequest extends Pick<Api, 'queries'> {
  queryClient: QueryClient
  /** Names of order modes the visit allows; empty allows all. */
  allowedModes: readonly string[]
}

/** The product itself, for pages that belong to no venue. */
export async function productVenue({
  queryClient,
  queries,
}: Omit<VenueRequest, 'allowedModes'>): Promise<Venue> {
  const storefront = await queryClient.query(queries.storefront(''))
  await loadLocale(storefront.locale)
  return { alias: '', storefront, modes: [] }
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
  if (entity.type === 'company') return { alias, storefront, company: entity.company, modes: [] }
  if (entity.type === 'branch') return { alias, storefront, branch: entity.branch, modes: [] }
  const { branchContact } = entity
  const modes = restrictModes(branchContact.deliveryConfig.orderModes, allowed)
  return { alias, storefront, branch: branchContact.branch, branchContact, modes }
}
