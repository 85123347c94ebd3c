import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { directory, storefrontOf } from '../use-cases/storefront.ts'

/** What a page is made of besides its venue. */
export function storefrontRoutes(services: Services): Handlers<'getStorefront' | 'listStorefronts'> {
  return {
    async getStorefront({ query }) {
      const storefront = await storefrontOf(services, query.alias)
      return storefront === undefined ? fail('ALIAS_NOT_FOUND') : { status: 200, body: storefront }
    },

    async listStorefronts({ query }) {
      return { status: 200, body: await directory(services, query.search ?? '', query.offset ?? 0) }
    },
  }
}
