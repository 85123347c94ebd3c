import { fail, type SomeHandlers, replyOf } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { BASE_FOLDER } from '../tenants/read-folder.ts'
import type { AnswerCache } from '../use-cases/answer-cache.ts'
import { entityIndicators, menuHashes, plateDiscounts } from '../use-cases/menus.ts'

/** The content at a version's address never changes. */
const FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Menus and their decoration. */
export function menuRoutes(services: Services, answers: AnswerCache) {
  const { catalog } = services
  return {
    async getMenuHashes({ path, query }) {
      const contact = await catalog.findContact(path.alias)
      if (contact === undefined) return fail('ALIAS_NOT_FOUND')
      const hashes = await menuHashes(services, contact, query.orderModeId)
      return replyOf(hashes && { menuHashes: hashes }, 'ORDER_MODE_NOT_FOUND')
    },

    async getMenu({ path, query }) {
      const contact = await catalog.findContact(path.branchContactAlias)
      if (contact === undefined) return fail('ALIAS_NOT_FOUND')
      const menu = await catalog.menu(contact, path.orderModeId)
      if (menu === undefined) return fail('ORDER_MODE_NOT_FOUND')
      const stored = () => {
        const answer = answers.get(`menu ${menu.orderModeId} ${menu.version}`, menu)
        return query.version === menu.version
          ? { ...answer, headers: { ...answer.headers, ...FOR_GOOD } }
          : answer
      }
      return { status: 200, body: menu, stored }
    },

    async getMenuOutline({ path }) {
      const contact = await catalog.findContact(path.branchContactAlias)
      if (contact === undefined) return fail('ALIAS_NOT_FOUND')
      const outline = await catalog.menuOutline(contact, path.orderModeId)
      if (outline === undefined) return fail('ORDER_MODE_NOT_FOUND')
      const stored = () => answers.get(`outline ${path.orderModeId} ${outline.version}`, outline)
      return { status: 200, body: outline, stored }
    },

    async listPlateDiscounts({ path }) {
      const branch = await catalog.findBranch(path.branchId)
      if (branch === undefined) return fail('BRANCH_NOT_FOUND')
      return replyOf({ discounts: plateDiscounts(branch.settings.discounts) })
    },

    async listMenuCustomizations({ path }) {
      return replyOf((await catalog.findBranch(path.branchId))?.settings.customizations, 'BRANCH_NOT_FOUND')
    },

    async listIndicators() {
      const base = await catalog.presentation(BASE_FOLDER)
      return replyOf({ indicators: base?.indicators ?? [] })
    },

    async listEntityIndicators({ path }) {
      const indicators = await entityIndicators(services, path.entityType, path.entityId)
      return replyOf(indicators && { indicators })
    },
  } satisfies SomeHandlers
}
