import type { CatalogEntry } from '../../catalog/catalog.ts'
import type { Services } from '../../services.ts'

/** What moving shipments needs. */
export type ShipmentServices = Pick<Services, 'store' | 'catalog' | 'clock' | 'randomBytes'>

/** What is needed inside of a transaction, where nothing may be asked but the transaction itself. */
export type ShipmentTools = Pick<Services, 'clock' | 'randomBytes'> & { venue: CatalogEntry | undefined }

/** The tools for the shipments of a store; to be had before the transaction begins. */
export async function toolsFor(
  { catalog, clock, randomBytes }: Pick<ShipmentServices, 'catalog' | 'clock' | 'randomBytes'>,
  branchContact: string,
): Promise<ShipmentTools> {
  return { clock, randomBytes, venue: await catalog.findAny(branchContact) }
}
