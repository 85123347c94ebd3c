import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ThemeFinding } from '#domain/color/theme-finding.ts'
import type { StudioVersion } from '#generated/models.ts'
import { analyticsEvents } from '#server/db/schema/people.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { jsonOf, studioApp, type StudioApp } from './support/studio.ts'

let server: StudioApp
beforeAll(async () => {
  server = await studioApp()
})
afterAll(() => server.close())

/** The findings that were written for a brand, oldest first. */
async function findingsOf(alias: string): Promise<ThemeFinding[]> {
  const rows = await server.store.db
    .select({ payload: analyticsEvents.payload })
    .from(analyticsEvents)
    .where(and(eq(analyticsEvents.event, 'THEME_FINDING'), eq(analyticsEvents.branchContact, alias)))
    .orderBy(analyticsEvents.id)
  return rows.map(({ payload }) => payload.finding as ThemeFinding)
}

/** How often each finding was written for a brand, as a report would count. */
async function counted(alias: string): Promise<Record<string, number>> {
  const found = (await findingsOf(alias)).map(({ code }) => code)
  return Object.fromEntries(found.map((code) => [code, found.filter((one) => one === code).length]))
}

/** Publishes the brand with these colours of its light mode. */
async function publishWith(colors: Record<string, string>): Promise<void> {
  const draft = await server.draftOf({ tenant: 'bistro' })
  const theme = jsonOf<{ colorConfig: object }>(draft, 'theme.json')
  const text = JSON.stringify({ ...theme, colorConfig: { ...theme.colorConfig, ...colors } })
  const changed = await server.studio<{ revision: number }>('PATCH', `/drafts/${draft.id}`, {
    body: { revision: draft.revision, files: [{ path: 'theme.json', text }] },
  })
  const answer = await server.studio<StudioVersion>('POST', `/drafts/${draft.id}/publication`, {
    body: { revision: changed.body.revision, by: 'Olga', reason: 'Otros colores' },
  })
  expect(answer.status).toBe(200)
}

const PALE = { mainBackgroundColorLight: '#f5f5f5', descriptionTextColorLight: '#dad9d9' }

test('what the theme engine changes of a brand is counted beside its visits: once for each theme', async () => {
  const before = (await counted('bistro'))['low-contrast'] ?? 0
  await publishWith(PALE)
  const after = await counted('bistro')
  expect(after['low-contrast']).toBe(before + 1)
  const found = (await findingsOf('bistro')).findLast(({ code }) => code === 'low-contrast')
  expect(found).toMatchObject({ mode: 'light', before: '#dad9d9', after: expect.any(String) as string })

  // a start that applies the folder anew, as after the file was touched by hand, adds nothing
  const { tenantsDir, imagesDir } = server.config
  await server.store.db.execute(sql`update tenants set content_hash = 'old' where alias = 'bistro'`)
  const applied = await applyTenants(server.store, { tenantsDir, imagesDir, clock: () => server.time.now })
  expect(applied.changed).toContain('bistro')
  expect(await counted('bistro')).toEqual(after)
})

test('a draft, which nobody orders from, is counted nowhere', async () => {
  const before = await server.store.db.$count(analyticsEvents)
  const draft = await server.draftOf({ tenant: 'bistro' })
  const theme = jsonOf<{ colorConfig: object }>(draft, 'theme.json')
  const text = JSON.stringify({
    ...theme,
    colorConfig: { ...theme.colorConfig, mainTextColorLight: '#eeeeee' },
  })
  const { status } = await server.studio('PATCH', `/drafts/${draft.id}`, {
    body: { revision: draft.revision, files: [{ path: 'theme.json', text }] },
  })
  expect(status).toBe(200)
  expect(await server.store.db.$count(analyticsEvents)).toBe(before)
})
