// Longer than 300 lines: a publication, with all that may stand in its way and what becomes of it.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type {
  Problem,
  StudioDraft,
  StudioDrafts,
  StudioLink,
  StudioLinks,
  StudioTenant,
  StudioThemeAnswer,
  StudioVersion,
  StudioVersions,
} from '#generated/models.ts'
import type { MenuFile } from '#generated/tenant.ts'
import { tenantHosts } from '#server/db/schema/tenants.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { aliasOf, jsonOf, studioApp, type StudioApp } from './support/studio.ts'

let server: StudioApp
beforeAll(async () => {
  server = await studioApp()
})
afterAll(() => server.close())

const NAMED = { by: 'Olga', reason: 'Nuevo nombre para el invierno' }

type Tenant = {
  alias: string
  branches: { alias: string; name: string; branchContacts: { alias: string }[] }[]
}

/** A draft of the tenant under another name of its branch. */
async function renamed(alias: string, name: string): Promise<StudioDraft> {
  const draft = await server.draftOf({ tenant: alias })
  const tenant = jsonOf<Tenant>(draft, 'tenant.json')
  tenant.branches.forEach((branch) => (branch.name = name))
  const files = [{ path: 'tenant.json', text: JSON.stringify(tenant) }]
  const changed = await server.studio<StudioDraft>('PATCH', `/drafts/${draft.id}`, {
    body: { revision: 1, files },
  })
  return changed.body
}

const publish = <T = StudioVersion>(draft: StudioDraft, more: object = {}) =>
  server.studio<T>('POST', `/drafts/${draft.id}/publication`, {
    body: { revision: draft.revision, ...NAMED, ...more },
  })
const versions = async (alias: string) =>
  (await server.studio<StudioVersions>('GET', `/tenants/${alias}/versions`)).body.versions
const nameOf = async (alias: string) => (await server.call('GET', `/api/diner/${alias}`)).text
const inFolder = (...path: string[]) => join(server.config.tenantsDir, ...path)

describe('publishing', () => {
  test('writes the folder, applies it, keeps what was there, and a restart changes nothing', async () => {
    const before = readFileSync(inFolder('bistro/tenant.json'), 'utf8')
    const draft = await renamed('bistro', 'Bistró de invierno')
    const { status, body } = await publish(draft)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...NAMED,
      current: true,
      changes: [{ path: 'tenant.json', change: 'changed' }],
    })
    expect(body.summary[0]).toBe('1 archivo cambiado, 1 cambio en su contenido.')
    expect(body.summary[1]).toContain('Bistró de invierno')
    expect(await nameOf('bistro')).toContain('Bistró de invierno')
    expect(readFileSync(inFolder('bistro/tenant.json'), 'utf8')).toContain('Bistró de invierno')
    expect(readdirSync(inFolder()).filter((name) => name.startsWith('.'))).toEqual([])
    const clock = () => server.time.now
    const { tenantsDir, imagesDir } = server.config
    const restarted = await applyTenants(server.store, { tenantsDir, imagesDir, clock, prune: true })
    expect([restarted.added, restarted.changed, restarted.removed]).toEqual([[], [], []])
    expect(await nameOf('bistro')).toContain('Bistró de invierno')

    const [now, found] = await versions('bistro')
    expect(now?.id).toBe(body.id)
    expect(found).toMatchObject({ by: '', reason: '', current: false })
    const restored = await server.studio<StudioVersion>(
      'POST',
      `/tenants/bistro/versions/${found?.id}/restoration`,
      { body: { by: 'Raúl', reason: 'Se publicó por error' } },
    )
    expect(restored.body).toMatchObject({ by: 'Raúl', restored: found?.id, current: true })
    expect(readFileSync(inFolder('bistro/tenant.json'), 'utf8')).toBe(before)
    expect(await nameOf('bistro')).not.toContain('Bistró de invierno')
    expect((await versions('bistro')).map(({ current }) => current)).toEqual([true, false, false])
  })

  test('of two operators the second is told that the folder changed, and may go over it', async () => {
    const [first, second] = [await renamed('kiosk', 'Uno'), await renamed('kiosk', 'Dos')]
    expect((await publish(first)).status).toBe(200)
    const refused = await publish<Problem>(second)
    expect([refused.status, refused.body.code]).toEqual([409, 'TENANT_CHANGED'])
    expect(await nameOf('kiosk')).toContain('Uno')
    expect((await publish<Problem>(second, { over: second.baseVersion })).body.code).toBe('TENANT_CHANGED')
    const { version } = (await server.studio<StudioTenant>('GET', '/tenants/kiosk')).body
    expect((await publish(second, { over: version })).status).toBe(200)
    expect(await nameOf('kiosk')).toContain('Dos')
    const both = await Promise.all([publish<Problem>(first), publish<Problem>(second)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is refused while an error stands, for another revision, and without a reason', async () => {
    const draft = await server.draftOf({
      tenant: 'bistro',
      files: [
        {
          path: 'theme.json',
          text: '{"$schema":"x","colorConfig":{"colorModeType":"AUTO","lightMainColor":"url(x)"}}',
        },
      ],
    })
    expect(draft).toMatchObject({ publishable: false, drawnRevision: 0, theme: { status: 'rejected' } })
    const refused = await publish<Problem>(draft)
    expect([refused.status, refused.body.code]).toEqual([422, 'DRAFT_REFUSED'])
    expect(refused.body.errors?.length).toBeGreaterThan(0)
    const good = await server.draftOf({ tenant: 'bistro' })
    expect((await publish<Problem>({ ...good, revision: 7 })).body.code).toBe('DRAFT_CHANGED')
    expect((await publish<Problem>(good, { reason: '  ' })).status).toBe(400)
    expect((await publish<Problem>(good, { by: '' })).status).toBe(400)
  })

  test('a new brand gets a folder; one that takes the alias or the host name of another is refused', async () => {
    const bistro = await server.draftOf({ tenant: 'bistro' })
    const tenant = jsonOf<Tenant>(bistro, 'tenant.json')
    const files = (text: string) => [
      { path: 'tenant.json', text },
      { path: 'menu.json', text: JSON.stringify(jsonOf(bistro, 'menu.json')) },
    ]
    const taken = await server.draftOf({
      files: files(JSON.stringify(tenant).replaceAll('"bistro"', '"cantina"')),
    })
    expect(taken.faults.map(({ found }) => found)).toContainEqual(expect.stringContaining('bistro'))
    const own = JSON.stringify(tenant).replaceAll(/"bistro([a-z-]*)"/g, '"cantina$1"')
    await server.store.db
      .insert(tenantHosts)
      .values({ host: 'kiosk.example', tenant: 'kiosk', home: 'kiosk', position: 0 })
    const hosts = ['kiosk.example', 'cantina.example']
    const claiming = await server.draftOf({ files: files(JSON.stringify({ ...JSON.parse(own), hosts })) })
    expect(claiming.faults).toMatchObject([{ path: '$.hosts[0]', found: expect.stringContaining('kiosk') }])
    expect((await publish<Problem>(claiming)).body.code).toBe('DRAFT_REFUSED')
    const draft = await server.draftOf({ files: files(own) })
    expect(draft.faults).toEqual([])
    expect((await publish(draft)).status).toBe(200)
    expect(existsSync(inFolder('cantina/menu.json'))).toBe(true)
    expect((await server.call('GET', '/api/diner/cantina')).status).toBe(200)
  })

  test('of two brands that claim one host name at the same time, one gets it', async () => {
    const bistro = await server.draftOf({ tenant: 'bistro' })
    const menu = JSON.stringify(jsonOf(bistro, 'menu.json'))
    const claiming = (alias: string) => {
      const own = JSON.stringify(jsonOf(bistro, 'tenant.json')).replaceAll(
        /"bistro([a-z-]*)"/g,
        `"${alias}$1"`,
      )
      const text = JSON.stringify({ ...JSON.parse(own), hosts: ['parrilla.example'] })
      return server.draftOf({
        files: [
          { path: 'tenant.json', text },
          { path: 'menu.json', text: menu },
        ],
      })
    }
    const drafts = [await claiming('asador'), await claiming('brasero')]
    const answers = await Promise.all(drafts.map((draft) => publish<Problem>(draft)))
    const refused = answers.find(({ status }) => status !== 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(refused?.body.code).toBe('DRAFT_REFUSED')
  })

  test('says when the folder cannot be written, and changes nothing', async () => {
    const bistro = await server.draftOf({ tenant: 'bistro' })
    const own = JSON.stringify(jsonOf(bistro, 'tenant.json')).replaceAll(/"bistro([a-z-]*)"/g, '"fonda$1"')
    const menu = JSON.stringify(jsonOf(bistro, 'menu.json'))
    const files = [
      { path: 'tenant.json', text: own },
      { path: 'menu.json', text: menu },
    ]
    writeFileSync(inFolder('fonda'), 'in the way')
    const refused = await publish<Problem>(await server.draftOf({ files }))
    expect([refused.status, refused.body.code]).toEqual([503, 'FOLDER_NOT_WRITABLE'])
    expect((await server.call('GET', '/api/diner/fonda')).status).toBe(404)
    expect(await server.studio('GET', '/tenants/fonda/versions')).toMatchObject({ status: 404 })
    expect(readFileSync(inFolder('fonda'), 'utf8')).toBe('in the way')
    expect(readdirSync(inFolder()).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('tells nothing of a colour that is only written in capitals or says what the base says', async () => {
    const draft = await server.draftOf({ tenant: 'bistro' })
    const theme = jsonOf<{ colorConfig: Record<string, string> }>(draft, 'theme.json')
    const { colorConfig: inherited } = JSON.parse(
      readFileSync(inFolder('_base/theme.json'), 'utf8'),
    ) as typeof theme
    const own = Object.entries(theme.colorConfig).map(([key, value]) => [key, value.toUpperCase()])
    const filled = { ...theme, colorConfig: { ...inherited, ...Object.fromEntries(own) } }
    expect(filled).not.toEqual(theme)
    const files = [{ path: 'theme.json', text: JSON.stringify(filled) }]
    const { body } = await server.studio<StudioDraft>('PATCH', `/drafts/${draft.id}`, {
      body: { revision: 1, files },
    })
    expect((await publish(body)).body.summary).toEqual(['1 archivo cambiado.'])
  })

  test('tells prices as the brand writes them', async () => {
    const draft = await server.draftOf({ tenant: 'bistro' })
    const currency = { code: 'ARS', symbol: '₲', mantissaLength: 0 }
    const tenant = { ...jsonOf<object>(draft, 'tenant.json'), currency }
    const menu = jsonOf<MenuFile>(draft, 'menu.json')
    menu.categories[0]?.plates[0]?.sizes.forEach((size) => (size.price = 412_345))
    const files = [
      { path: 'tenant.json', text: JSON.stringify(tenant) },
      { path: 'menu.json', text: JSON.stringify(menu) },
    ]
    const { body } = await server.studio<StudioDraft>('PATCH', `/drafts/${draft.id}`, {
      body: { revision: 1, files },
    })
    expect((await publish(body)).body.summary.join(' ')).toContain('₲ 412.345')
  })
})

describe('links', () => {
  test('show the draft as it is now, end by the clock, and can be taken back', async () => {
    const draft = await renamed('chain', 'Cadena nueva')
    const made = await server.studio<StudioLink>('POST', `/drafts/${draft.id}/links`, {
      body: { days: 2, note: 'Para Inés' },
    })
    expect(made.status).toBe(201)
    const alias = new URL(made.body.url).pathname.slice('/menu/'.length)
    expect(alias).not.toBe(aliasOf(draft))
    expect(await nameOf(alias)).not.toContain('ALIAS_NOT_FOUND')
    const other = await server.studio<StudioLink>('POST', `/drafts/${draft.id}/links`, { body: { days: 20 } })
    const longer = new URL(other.body.url).pathname.slice('/menu/'.length)
    const listed = async () =>
      (await server.studio<StudioLinks>('GET', `/drafts/${draft.id}/links`)).body.links.map(({ id }) => id)
    expect(await listed()).toHaveLength(2)
    const at = server.time.now
    server.time.now = new Date(at.getTime() + 2 * 86_400_000)
    expect((await server.call('GET', `/api/diner/${alias}`)).status).toBe(404)
    expect((await server.call('GET', `/api/diner/${longer}`)).status).toBe(200)
    expect(await listed()).toEqual([other.body.id])
    // the draft lives as long as its longest link
    server.time.now = new Date(at.getTime() + 19 * 86_400_000)
    expect((await server.call('GET', `/api/diner/${longer}`)).status).toBe(200)
    expect((await server.studio('DELETE', `/drafts/${draft.id}/links/${other.body.id}`)).status).toBe(204)
    expect((await server.call('GET', `/api/diner/${longer}`)).status).toBe(404)
    server.time.now = at
  })

  test('follow the changes of their draft', async () => {
    const draft = await server.draftOf({ tenant: 'kiosk' })
    const link = await server.studio<StudioLink>('POST', `/drafts/${draft.id}/links`, { body: {} })
    const alias = new URL(link.body.url).pathname.slice('/menu/'.length)
    const tenant = jsonOf<Tenant>(draft, 'tenant.json')
    tenant.branches.forEach((branch) => (branch.name = 'Cambió después'))
    await server.studio('PATCH', `/drafts/${draft.id}`, {
      body: { revision: 1, files: [{ path: 'tenant.json', text: JSON.stringify(tenant) }] },
    })
    await server.app.worker.runDue()
    expect(await nameOf(alias)).toContain('Cambió después')
  })
})

describe('a posted theme', () => {
  const post = <T>(body: object) => server.studio<T>('POST', '/themes', { body })

  test('answers with its verdict and a link to a brand that wears it', async () => {
    const theme = { colorModeType: 'AUTO', lightMainColor: '#0a5' }
    const { status, body } = await post<StudioThemeAnswer>({ theme })
    expect(status).toBe(201)
    expect(body.status).toBe('accepted')
    const alias = new URL(body.link).pathname.slice('/menu/'.length)
    expect(await nameOf(alias)).toContain('#00aa55')
    const worn = await post<StudioThemeAnswer>({ theme: { colorConfig: theme }, tenant: 'bistro', days: 1 })
    expect(new URL(worn.body.link).pathname).toContain('/menu/bistro~')
    expect((await post<Problem>({ theme, tenant: 'nobody' })).body.code).toBe('TENANT_NOT_FOUND')
  })

  test('is known by its id and its reference, in the answer and in the list; the same post again makes another', async () => {
    const theme = { colorModeType: 'AUTO', lightMainColor: '#0a5' }
    const [first, second, unnamed] = await Promise.all([
      post<StudioThemeAnswer>({ theme, reference: ' build 42 ' }),
      post<StudioThemeAnswer>({ theme, reference: ' build 42 ' }),
      post<StudioThemeAnswer>({ theme }),
    ])
    expect(new Set([first.body.id, second.body.id, unnamed.body.id]).size).toBe(3)
    expect([first.body.reference, unnamed.body.reference]).toEqual(['build 42', undefined])
    const { drafts } = (await server.studio<StudioDrafts>('GET', '/drafts')).body
    const listed = (id: string) => drafts.find((draft) => draft.id === id)
    expect(listed(first.body.id)).toMatchObject({
      posted: true,
      reference: 'build 42',
      createdAt: first.body.createdAt,
    })
    expect(listed(unnamed.body.id)).not.toHaveProperty('reference')
    const whole = await server.studio<StudioDraft>('GET', `/drafts/${second.body.id}`)
    expect(whole.body).toMatchObject({ posted: true, reference: 'build 42' })
    const own = await server.draftOf({ tenant: 'kiosk' })
    expect(own.posted).toBe(false)
    for (const reference of ['', '  ', 'x'.repeat(81), 7])
      expect((await post<Problem>({ theme, reference })).body.code).toBe('INVALID_REQUEST')
  })

  test('that is rejected has findings and no link, and nothing hostile comes back', async () => {
    for (const theme of [7, null, { lightMainColor: 'red;}</style><script>alert(1)</script>' }]) {
      const answer = await post<Problem>({ theme })
      expect([answer.status, answer.body.code]).toEqual([422, 'THEME_REJECTED'])
      expect(answer.body.findings?.length).toBeGreaterThan(0)
      expect(answer.text).not.toContain('<script')
      expect(answer.text).not.toContain('/menu/')
    }
  })
})

test('a folder comes back file by file, what nobody knows included', async () => {
  const { body: folder } = await server.studio<StudioTenant>('GET', '/tenants/chain')
  const odd = [
    { path: 'LEEME.md', text: 'Notas de la marca\r\n' },
    { path: 'fotos/Plato del día.bin', base64: Buffer.from([0, 255, 254, 10, 13]).toString('base64') },
  ]
  const draft = await server.draftOf({ tenant: 'chain', files: odd })
  expect(draft.files.map(({ path }) => path)).toEqual(
    [...folder.files, ...odd].map(({ path }) => path).toSorted(),
  )
  for (const file of folder.files) expect(draft.files.find(({ path }) => path === file.path)).toEqual(file)
  const read = await server.studio<{ base64: string }>(
    'GET',
    `/drafts/${draft.id}/file?path=${encodeURIComponent('fotos/Plato del día.bin')}`,
  )
  expect(read.body.base64).toBe(odd[1]?.base64)
})
