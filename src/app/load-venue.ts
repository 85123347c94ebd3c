import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/api-context.tsx'
import { activeModes, restrictModes } from '#domain/venue/modes.ts'
import type { Venue } from '#session/venue.ts'
import { loadLocale } from '#messages/index.ts'

interface BrandRequest extends Pick<Api, 'queries'> {
  queryClient: QueryClient
}

interface VenueRequest extends BrandRequest {
  /** Order modes that the visit lists; empty lists all. */
  allowedModes: readonly string[]
}

/** What is shown of an alias of any kind. */
type Brand = Pick<Venue, 'alias' | 'storefront' | 'mode'>

/** What an alias stands for: exactly one of them. */
type Known = Pick<Venue, 'company' | 'branch' | 'branchContact'>

/** The product itself, for pages without a venue. */
export const productVenue = async (request: BrandRequest): Promise<Venue> => ({
  ...(await loadBrand('', request)),
  modes: [],
  listedModes: [],
})

/** The storefront of an alias and what the alias stands for. */
export async function loadVenue(alias: string, request: VenueRequest): Promise<Venue> {
  const { queryClient, queries, allowedModes } = request
  const [brand, entity] = await Promise.all([
    loadBrand(alias, request),
    queryClient.query({ ...queries.entity(alias), staleTime: 'static' }),
  ])
  return venueOf(brand, entity, allowedModes)
}

async function loadBrand(alias: string, { queryClient, queries }: BrandRequest): Promise<Brand> {
  const storefront = await queryClient.query(queries.storefront(alias))
  await loadLocale(storefront.locale)
  return { alias, storefront }
}

/**
 * The venue as the server's answer describes it.
 * @param brand - with the mode of the open page, which stays even when it is no longer offered
 */
export function venueOf(brand: Brand, entity: Known, allowed: readonly string[]): Venue {
  const { company, branchContact, branch = branchContact?.branch } = entity
  const { orderModes = [] } = branchContact?.deliveryConfig ?? {}
  const modes = activeModes(orderModes)
  const mode = modes.find(({ id }) => id === brand.mode?.id) ?? brand.mode
  const listedModes = restrictModes(orderModes, allowed)
  return { ...brand, company, branch, branchContact, modes, listedModes, mode }
}
