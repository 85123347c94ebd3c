import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { DAY_MS } from '#domain/time/lengths.ts'
import type {
  Problem,
  StudioDraft,
  StudioDrafts,
  StudioFrame,
  StudioLink,
  StudioVersions,
} from '#generated/models.ts'
import { jsonOf, studioApp, type StudioApp } from './support/studio.ts'

/** What happens in the middle of the next drawing of a folder with arrangements of its own. */
const drawing: { meanwhile?: () => Promise<void> } = {}

let server: StudioApp
beforeAll(async () => {
  const judgeLayouts = async () => {
    const { meanwhile } = drawing
    delete drawing.meanwhile
    await meanwhile?.()
    return []
  }
  server = await studioApp({}, { judgeLayouts })
})
afterAll(() => server.close())

const NAMED = { by: 'Olga', reason: 'Mientras tanto' }
const LAYOUT = { path: 'layout/menu.json', text: '{"$schema": "", "order": []}' }
const ALL = ['order', 'delivery', 'survey', 'shift', 'console'] as const

type Tenant = { branches: { name: string }[] }

function renaming(draft: StudioDraft, name: string) {
  const tenant = jsonOf<Tenant>(draft, 'tenant.json')
  tenant.branches.forEach((branch) => (branch.name = name))
  return { revision: draft.revision, files: [{ path: 'tenant.json', text: JSON.stringify(tenant) }] }
}
const linkOf = async ({ id }: StudioDraft, days = 2) => {
  const { body } = await server.studio<StudioLink>('POST', `/drafts/${id}/links`, { body: { days } })
  return { id: body.id, alias: new URL(body.url).pathname.slice('/menu/'.length) }
}

describe('several calls at once', () => {
  test('for a variant give one mark with one set of samples', async () => {
    const draft = await server.draftOf({ tenant: 'bistro' })
    const frames = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.studio<StudioFrame>('POST', `/drafts/${draft.id}/frames`, {
          body: { variant: 'open', samples: ALL },
        }),
      ),
    )
    expect(frames.map(({ status }) => status)).toEqual(frames.map(() => 200))
    expect(Object.keys(frames[0]?.body.samples ?? {}).length).toBeGreaterThan(5)
    for (const { body } of frames) expect(body).toEqual(frames[0]?.body)
    expect((await server.call('GET', `/api/diner/${frames[0]?.body.alias}`)).status).toBe(200)
  })

  test('an edit leaves what a link and a publication gave its draft while it was drawn', async () => {
    const draft = await server.draftOf({ tenant: 'bistro', files: [LAYOUT] })
    drawing.meanwhile = async () => {
      await linkOf(draft, 20)
      await server.studio('POST', `/drafts/${draft.id}/publication`, {
        body: { revision: 1, ...NAMED },
      })
    }
    const changed = await server.studio<StudioDraft>('PATCH', `/drafts/${draft.id}`, {
      body: renaming(draft, 'Otro'),
    })
    expect(changed.status).toBe(200)
    expect(drawing.meanwhile).toBeUndefined()
    const { body } = await server.studio<StudioDraft>('GET', `/drafts/${draft.id}`)
    const { versions } = (await server.studio<StudioVersions>('GET', '/tenants/bistro/versions')).body
    expect(versions[0]).toMatchObject({ ...NAMED, current: true })
    expect([body.baseVersion, changed.body.baseVersion]).toEqual([versions[0]?.hash, versions[0]?.hash])
    expect(new Date(body.expiresAt).getTime()).toBe(server.time.now.getTime() + 20 * DAY_MS)
    expect(changed.body.expiresAt).toBe(body.expiresAt)
  })

  test('a draft that is drawn while old copies of pictures are dropped keeps its own', async () => {
    const logo = (color: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`
    const filesWith = (text: string) => [
      LAYOUT,
      { path: 'theme.json', text: '{"$schema": "", "logos": {"icon": "logo.svg"}}' },
      { path: 'assets/logo.svg', text },
    ]
    const [left, drawn] = [logo('#aa0000'), logo('#00aa00')]
    await server.draftOf({ tenant: 'kiosk', files: filesWith(left) })
    const draft = await server.draftOf({ tenant: 'kiosk', files: filesWith(drawn) })
    server.time.now = new Date(server.time.now.getTime() + DAY_MS + 1)
    drawing.meanwhile = async () => {
      await server.app.worker.runDue()
    }
    const { status, body } = await server.studio<StudioDraft>('PATCH', `/drafts/${draft.id}`, {
      body: renaming(draft, 'Con su logo'),
    })
    expect(drawing.meanwhile).toBeUndefined()
    expect([status, body.faults]).toEqual([200, []])
    const nameOf = (text: string) => `${createHash('sha256').update(text).digest('hex')}.svg`
    const copies = readdirSync(join(server.config.dataDir, 'drafts'))
    expect(copies).toContain(nameOf(drawn))
    expect(copies).not.toContain(nameOf(left))
  })

  test('a link that is taken back while the draft is drawn again stays away', async () => {
    const draft = await server.draftOf({ tenant: 'kiosk' })
    const revoked = await linkOf(draft)
    await linkOf(draft)
    const first = await linkOf(draft)
    await server.studio('PATCH', `/drafts/${draft.id}`, { body: renaming(draft, 'Cambió después') })
    const drawing = server.app.worker.runDue()
    await vi.waitFor(
      async () =>
        expect((await server.call('GET', `/api/diner/${first.alias}`)).text).toContain('Cambió después'),
      { timeout: 30_000, interval: 5 },
    )
    expect((await server.studio('DELETE', `/drafts/${draft.id}/links/${revoked.id}`)).status).toBe(204)
    await drawing
    expect((await server.call('GET', `/api/diner/${revoked.alias}`)).status).toBe(404)
    const links = await server.studio<{ links: { id: string }[] }>('GET', `/drafts/${draft.id}/links`)
    expect(links.body.links.map(({ id }) => id)).not.toContain(revoked.id)
  })
})

describe('a script that posts themes', () => {
  const theme = { colorModeType: 'AUTO', lightMainColor: '#0a5' }
  const ids = async () =>
    (await server.studio<StudioDrafts>('GET', '/drafts')).body.drafts.map(({ id }) => id)

  test('pushes out its own oldest draft and nobody else’s', async () => {
    const own = await server.draftOf({ tenant: 'bistro', name: 'Tema enviado', files: [LAYOUT] })
    const row = (id: string, nth: number, revision: number) => {
      const at = new Date(server.time.now.getTime() - (100 - nth) * 1_000).toISOString()
      const until = new Date(server.time.now.getTime() + DAY_MS).toISOString()
      return server.store.db.execute(
        sql`insert into drafts (id, name, posted, alias, revision, drawn_revision, faults, created_at, changed_at, expires_at)
          values (${id}, 'Tema', true, '', ${revision}, 0, '[]', ${at}, ${at}, ${until})`,
      )
    }
    const themes = Array.from({ length: 30 }, () => randomUUID())
    const adopted = randomUUID()
    await row(adopted, 0, 2)
    for (const [nth, id] of themes.entries()) await row(id, nth + 1, 1)
    expect((await server.studio('POST', '/themes', { body: { theme } })).status).toBe(201)
    const left = await ids()
    expect(left).toContain(own.id)
    expect(left).toContain(adopted)
    expect(left).not.toContain(themes[0])
    expect(themes.slice(1).filter((id) => !left.includes(id))).toEqual([])
  })

  test('leaves no draft behind that cannot be shown', async () => {
    const before = await ids()
    const broken = { colorConfig: theme, logos: { custom: 'nobody-has-it.svg' } }
    const answer = await server.studio<Problem>('POST', '/themes', { body: { theme: broken } })
    expect([answer.status, answer.body.code]).toEqual([422, 'DRAFT_REFUSED'])
    expect(await ids()).toEqual(before)
  })
})
