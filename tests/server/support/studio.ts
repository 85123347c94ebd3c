import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { StudioDraft } from '#generated/models.ts'
import {
  FIXTURE_TENANTS,
  testApp,
  type Answer,
  type CallOptions,
  type TestApp,
  type TestAppOptions,
} from './test-app.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A server whose folder of tenants is a copy, and the studio's calls on it. */
export type StudioApp = TestApp & {
  studio<T = unknown>(method: Method, path: string, options?: CallOptions): Promise<Answer<T>>
  draftOf(body: object): Promise<StudioDraft>
}

export async function studioApp(
  config: TestAppOptions['config'] = {},
  parts: Pick<TestAppOptions, 'judgeLayouts' | 'removeFolder'> = {},
): Promise<StudioApp> {
  const tenantsDir = mkdtempSync(join(tmpdir(), 'vitrina-tenants-'))
  cpSync(FIXTURE_TENANTS, tenantsDir, { recursive: true })
  const server = await testApp({ tenantsDir, config, ...parts })
  const studio = <T>(method: Method, path: string, options: CallOptions = {}) =>
    server.call<T>(method, `/api/studio${path}`, { admin: true, ...options })
  return {
    ...server,
    studio,
    draftOf: async (body) => (await studio<StudioDraft>('POST', '/drafts', { body })).body,
    async close() {
      await server.close()
      rmSync(tenantsDir, { recursive: true, force: true })
    },
  }
}

/** The alias under which a draft is shown. */
export const aliasOf = ({ path = '' }: StudioDraft): string => path.slice('/menu/'.length)

/** The JSON of one of a draft's files. */
export const jsonOf = <T = Record<string, unknown>>({ files }: StudioDraft, path: string): T =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? '') as T
