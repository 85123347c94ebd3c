import type { FastifyBaseLogger } from 'fastify'

import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import { listProviders } from '../repositories/catalog-repository.ts'

type Deps = { config: Pick<Config, 'placesKey'>; store: Store; log: Pick<FastifyBaseLogger, 'warn'> }

/** Logs once, at the start, that branches need a places service and none is configured. */
export async function reportMissingPlaces({ config, store, log }: Deps): Promise<void> {
  if (config.placesKey !== undefined) return
  for await (const venues of listProviders(store.db)) {
    const found = venues.find(({ mapProvider }) => mapProvider === 'PLACES')
    if (found === undefined) continue
    log.warn(
      { branch: found.alias },
      "Branches with the map provider PLACES get the geocoder of OPEN_MAP: set PLACES_KEY, or their 'mapProvider'",
    )
    return
  }
}
