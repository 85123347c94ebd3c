import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import type { AnswerCache } from '../use-cases/answer-cache.ts'
import { directory, storefrontOf } from '../use-cases/storefront.ts'

/** What a page is made of besides its venue. */
export function storefrontRoutes(
  services: Services,
  answers: AnswerCache,
): Handlers<'getStorefront' | 'listStorefronts'> {
  return {
    async getStorefront({ query }) {
      const found = await storefrontOf(services, query.alias)
      if (found === undefined) return fail('ALIAS_NOT_FOUND')
      const { key, storefront } = found
      return { status: 200, body: storefront, stored: () => answers.get(`storefront ${key}`, storefront) }
    },

    async listStorefronts({ query }) {
      return { status: 200, body: await directory(services, query.search ?? '', query.offset ?? 0) }
    },
  }
}
