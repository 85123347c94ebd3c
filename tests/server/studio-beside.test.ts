import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Problem, StudioDraft, StudioFrame, StudioTenant, StudioVersions } from '#generated/models.ts'
import { studioApp, type StudioApp } from './support/studio.ts'

let server: StudioApp
let draft: StudioDraft
beforeAll(async () => {
  server = await studioApp()
  draft = await renamed(await server.draftOf({ tenant: 'bistro' }), 'Bistró de invierno')
})
afterAll(() => server.close())

/** The draft with another name on everything that shows one. */
async function renamed({ id, revision, files }: StudioDraft, name: string): Promise<StudioDraft> {
  const tenant = JSON.parse(files.find(({ path }) => path === 'tenant.json')?.text ?? '') as Tenant
  for (const branch of tenant.branches) branch.name = name
  const text = JSON.stringify(tenant)
  const body = { revision, files: [{ path: 'tenant.json', text }] }
  return (await server.studio<StudioDraft>('PATCH', `/drafts/${id}`, { body })).body
}
type Tenant = { branches: { name: string }[] }

const frame = <T = StudioFrame>(body: object, id = draft.id) =>
  server.studio<T>('POST', `/drafts/${id}/frames`, { body: { variant: 'open', ...body } })
const pageOf = async ({ alias }: StudioFrame) => (await server.call('GET', `/api/diner/${alias}`)).text
const publish = async (of: StudioDraft) => {
  const { version } = (await server.studio<StudioTenant>('GET', '/tenants/bistro')).body
  return server.studio('POST', `/drafts/${of.id}/publication`, {
    body: { revision: of.revision, by: 'Olga', reason: 'Invierno', over: version },
  })
}
const versions = async () =>
  (await server.studio<StudioVersions>('GET', '/tenants/bistro/versions')).body.versions

describe('beside a draft', () => {
  test('is what is published: its own content, in the same circumstances, and after a publication the new one', async () => {
    const { body: own } = await frame({})
    const { status, body: live } = await frame({ shows: 'published', samples: ['order'] })
    expect(status).toBe(200)
    expect(live.alias).not.toBe(own.alias)
    expect(live.samples.orderCode).toBeDefined()
    expect(await pageOf(own)).toContain('Bistró de invierno')
    expect(await pageOf(live)).not.toContain('Bistró de invierno')
    // asked again it is the same; the draft's edits do not touch it
    draft = await renamed(draft, 'Bistró de verano')
    const { body: again } = await frame({ shows: 'published' })
    expect(again.alias).toBe(live.alias)
    expect(await pageOf(again)).not.toContain('Bistró de')
    expect((await publish(draft)).status).toBe(200)
    const { body: after } = await frame({ shows: 'published' })
    expect(await pageOf(after)).toContain('Bistró de verano')
  })

  test('are earlier versions, one after the other, and their folders', async () => {
    draft = await renamed(draft, 'Bistró de otoño')
    expect((await publish(draft)).status).toBe(200)
    const known = await versions()
    const [autumn, summer, found] = known
    const shown: string[] = []
    for (const version of [summer, found, autumn]) {
      const { status, body } = await frame({ shows: 'version', version: version?.id })
      expect(status).toBe(200)
      shown.push(await pageOf(body))
    }
    expect(shown.map((page) => /Bistró de \p{L}+/u.exec(page)?.[0])).toEqual([
      'Bistró de verano',
      undefined,
      'Bistró de otoño',
    ])
    const folder = await server.studio<StudioTenant>('GET', `/tenants/bistro/versions/${summer?.id}`)
    expect(folder.body.version).toBe(summer?.hash)
    expect(folder.body.files.find(({ path }) => path === 'tenant.json')?.text).toContain('Bistró de verano')
  })

  test('is nothing for a brand that is new, and no version of another brand', async () => {
    const [version] = await versions()
    const other = await server.draftOf({ tenant: 'kiosk' })
    const asked = [
      await frame<Problem>({ shows: 'version', version: version?.id }, other.id),
      await frame<Problem>({ shows: 'version', version: 'x' }),
      await frame<Problem>({ shows: 'version' }),
      await server.studio<Problem>('GET', `/tenants/kiosk/versions/${version?.id}`),
    ]
    expect(asked.map(({ status, body }) => [status, body.code])).toEqual(asked.map(() => [404, 'NOT_FOUND']))
    const tenant = other.files.find(({ path }) => path === 'tenant.json')?.text ?? ''
    const files = [{ path: 'tenant.json', text: tenant.replace('"kiosk"', '"kiosk-nuevo"') }]
    const made = await server.draftOf({ files })
    expect((await frame<Problem>({ shows: 'published' }, made.id)).body.code).toBe('NOT_FOUND')
  })

  test('takes no order and goes with the draft', async () => {
    const { body: live } = await frame({ shows: 'published', samples: ['order'] })
    const refused = await server.call<Problem>('POST', '/api/order', { body: { branch: live.venue } })
    expect([refused.status, refused.body.code]).toEqual([403, 'DRAFT_READ_ONLY'])
    await server.studio('DELETE', `/drafts/${draft.id}`)
    expect((await server.call('GET', `/api/diner/${live.alias}`)).status).toBe(404)
  })
})
