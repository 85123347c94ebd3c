import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Problem, StudioDraft, StudioTenant, StudioVersion, StudioVersions } from '#generated/models.ts'
import { studioApp, type StudioApp } from './support/studio.ts'

let server: StudioApp
beforeAll(async () => {
  server = await studioApp()
})
afterAll(() => server.close())

const NAMED = { by: 'Olga', reason: 'Una nota' }

/** A draft of the tenant with a note in its folder. */
const noted = (tenant: string, text: string) =>
  server.draftOf({ tenant, files: [{ path: 'LEEME.md', text }] })
const publish = <T = StudioVersion>({ id, revision }: StudioDraft, more: object = {}) =>
  server.studio<T>('POST', `/drafts/${id}/publication`, { body: { revision, ...NAMED, ...more } })
const versions = async (alias: string) =>
  (await server.studio<StudioVersions>('GET', `/tenants/${alias}/versions`)).body.versions
const bringBack = (alias: string, version: string | undefined) =>
  server.studio<StudioVersion>('POST', `/tenants/${alias}/versions/${version}/restoration`, { body: NAMED })

test('a draft that is equal to what is published answers with the version there is, and makes no other', async () => {
  const draft = await noted('bistro', 'Sin respuesta')
  const first = await publish(draft)
  // the answer was lost, and the same is published again; so does somebody with a draft of their own
  expect(await publish(draft, { reason: 'Otra vez' })).toMatchObject({ status: 200, body: first.body })
  expect((await publish(await server.draftOf({ tenant: 'bistro' }))).body).toEqual(first.body)
  expect((await bringBack('bistro', first.body.id)).body).toEqual(first.body)
  expect((await versions('bistro')).map(({ hash }) => hash)).toEqual([first.body.hash, expect.any(String)])
  expect(readdirSync(server.config.tenantsDir).filter((name) => name.startsWith('.'))).toEqual([])
})

test('what was never published by the studio is one version then, with its reason', async () => {
  const { status, body } = await publish(await server.draftOf({ tenant: 'kiosk' }))
  expect([status, body.reason]).toEqual([200, NAMED.reason])
  expect(await versions('kiosk')).toEqual([body])
})

test('a folder that was changed by hand is told apart from what diners see, and publishing it brings it to them', async () => {
  const isApplied = async () => (await server.studio<StudioTenant>('GET', '/tenants/bistro')).body.applied
  expect(await isApplied()).toBe(true)
  const file = join(server.config.tenantsDir, 'bistro/tenant.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name": "Bistró', '"name": "Otro Bistró'))
  expect(await isApplied()).toBe(false)
  expect((await publish(await server.draftOf({ tenant: 'bistro' }))).status).toBe(200)
  expect(await isApplied()).toBe(true)
  expect((await server.call('GET', '/api/diner/bistro')).text).toContain('Otro Bistró')
})

test('a folder that is no JSON by hand can be read and replaced; what is hidden in it counts for nothing', async () => {
  const [broken, draft] = [join(server.config.tenantsDir, 'kiosk/menu.json'), await noted('kiosk', 'Sana')]
  const sound = readFileSync(broken, 'utf8')
  writeFileSync(broken, `${sound}}`)
  const read = async () => (await server.studio<StudioTenant>('GET', '/tenants/kiosk')).body
  const { applied, version } = await read()
  expect(applied).toBe(false)
  expect((await publish<Problem>(draft)).body.code).toBe('TENANT_CHANGED')
  expect((await publish(draft, { over: version })).status).toBe(200)
  expect(readFileSync(broken, 'utf8')).toBe(sound)
  mkdirSync(join(server.config.tenantsDir, 'kiosk/.git'))
  writeFileSync(join(server.config.tenantsDir, 'kiosk/.git/config'), '[core]')
  expect((await read()).applied).toBe(true)
})

test('who knows what was brought back publishes over it; everybody else with that draft is told', async () => {
  const own = await noted('chain', 'De invierno')
  await publish(own)
  const [, found] = await versions('chain')
  const restored = (await bringBack('chain', found?.id)).body
  expect((await publish<Problem>(own)).body.code).toBe('TENANT_CHANGED')
  expect((await publish(own, { over: restored.hash })).status).toBe(200)

  // somebody else publishes after the restoration
  const again = (await bringBack('chain', found?.id)).body
  expect((await publish(await noted('chain', 'De otra persona'))).status).toBe(200)
  expect((await publish<Problem>(own, { over: again.hash })).body.code).toBe('TENANT_CHANGED')
})
