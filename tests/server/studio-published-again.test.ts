import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
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
const list = async (alias: string) =>
  (await server.studio<StudioVersions>('GET', `/tenants/${alias}/versions`)).body
const versions = async (alias: string) => (await list(alias)).versions
const bringBack = <T = StudioVersion>(alias: string, version: string | undefined, more: object = {}) =>
  server.studio<T>('POST', `/tenants/${alias}/versions/${version}/restoration`, {
    body: { ...NAMED, ...more },
  })

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

test('a version is brought back over what whoever does it has seen, and over nothing else', async () => {
  await publish(await noted('bistro', 'La de Olga'))
  const listed = await list('bistro')
  expect(listed.version).toBe(listed.versions[0]?.hash)
  const [, earlier] = listed.versions
  await publish(await noted('bistro', 'La de Raúl'))
  const refused = await bringBack<Problem>('bistro', earlier?.id, { over: listed.version })
  expect([refused.status, refused.body.code]).toEqual([409, 'TENANT_CHANGED'])
  const { version, versions: now } = await list('bistro')
  expect(now[0]).toMatchObject({ hash: version, current: true })
  expect((await bringBack('bistro', earlier?.id, { over: version })).status).toBe(200)
})

test('a version that is refused is answered with what stands against it, fault by fault', async () => {
  await publish(await noted('kiosk', 'La primera'))
  const [first] = await versions('kiosk')
  await publish(await noted('kiosk', 'La segunda'))
  const linked = join(server.config.tenantsDir, 'kiosk/LEEME.md')
  renameSync(linked, `${linked}.txt`)
  symlinkSync('LEEME.md.txt', linked)
  const { status, body } = await bringBack<Problem>('kiosk', first?.id)
  expect([status, body.code]).toEqual([422, 'DRAFT_REFUSED'])
  expect(body.faults).toEqual([expect.objectContaining({ file: 'kiosk/LEEME.md', path: '$' })])
})
