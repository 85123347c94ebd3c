import { isFailure, type SomeHandlers, replyOf } from '../contract/handlers.ts'
import { pageOf } from '../contract/page.ts'
import type { Services } from '../services.ts'
import { contentAnswer, fileAnswers, folderAnswer } from '../use-cases/studio/draft-answer.ts'
import { isApplied, readBaseFolder, readFolder, tenantList } from '../use-cases/studio/tenant-folders.ts'
import { versionFolder } from '../use-cases/studio/versions.ts'

/** The studio's calls about brands as their folders say them. */
export function studioTenantRoutes(services: Services) {
  return {
    studioListTenants: async ({ query }) => replyOf(await tenantList(services, pageOf(query))),

    async studioReadBase() {
      const { files, contents } = await readBaseFolder(services)
      return replyOf({ files: await fileAnswers(services, files, contents) })
    },

    async studioReadTenant({ path }) {
      const found = await readFolder(services, path.alias)
      if (isFailure(found)) return found
      const answer = await folderAnswer(services, path.alias, found)
      return replyOf({ ...answer, applied: await isApplied(services, path.alias, found.folder) })
    },

    async studioReadVersion({ path }) {
      const found = await versionFolder(services, path.alias, path.versionId)
      return replyOf(found && (await folderAnswer(services, path.alias, found)))
    },

    async studioReadTenantFile({ path, query }) {
      const found = await readFolder(services, path.alias)
      if (isFailure(found)) return found
      const { files, contents } = found.folder
      const row = files.find((file) => file.path === query.path)
      const content = row && contents.get(row.hash)
      return replyOf(row && content && contentAnswer(row, content), 'FILE_NOT_FOUND')
    },
  } satisfies SomeHandlers
}
