// Longer than 300 lines: one build, one proxy and one database serve what is sent, what is compared and what is reported.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { count, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { DAY_MS } from '#domain/time/lengths.ts'
import type { ScriptInventory } from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { policyReports } from '#server/db/schema/integrity.ts'
import { jobs } from '#server/db/schema/work.ts'
import { integrityOf } from '#server/integrity/inventory.ts'
import { FIRST_DELAY_MS } from '#server/jobs/job.ts'
import { renderPage } from '#server/pages/render-page.ts'
import { projectRoot } from '#server/project-root.ts'
import { startTamperingProxy, type Passing, type TamperingProxy } from './support/tampering-proxy.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { testApp, type TestApp } from './support/test-app.ts'

/** The scripts of a build, and what is in them. */
const FILES: Readonly<Record<string, string>> = {
  '/assets/client-0123abcd.js': 'start()',
  '/assets/framework-0123abcd.js': 'react()',
  '/assets/card-0123abcd.js': 'card()',
  // of something that is opened on the page, and a library that comes with it
  '/assets/account-0123abcd.js': 'account()',
}
const TENANTS = {
  bogota: {
    country: 'CO',
    currency: { code: 'COP', symbol: '$', mantissaLength: 0 },
    online: { providerName: 'mercado-pago', publicKey: 'APP_USR-COP' },
  },
  lima: { country: 'PE', online: { providerName: 'embedded', publicKey: 'lima' } },
} as const

let server: TestApp
let pages: FastifyInstance
let proxy: TamperingProxy
let folder: string
let tenantsDir: string
/** The server's log of a test. */
const said: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-scripts-'))
  writeBuild(folder)
  tenantsDir = paidTenants(TENANTS)
  cpSync(join(projectRoot(), 'tenants/_base/layout'), join(tenantsDir, '_base/layout'), { recursive: true })
  proxy = await startTamperingProxy()
  const account = { accessToken: 'access-token-of-COP', webhookSecret: 'webhook-secret' }
  const { mercadoPagoAccounts } = readConfig({
    MERCADO_PAGO_ACCOUNTS: JSON.stringify({ 'APP_USR-COP': { ...account, payerEmail: 'a@example.com' } }),
  })
  const config = { mercadoPagoAccounts, publicOrigin: proxy.url, clientDir: folder }
  const logStream = { write: (line: string) => void said.push(line) }
  server = await testApp({ tenantsDir, config: { ...config, logLevel: 'error' }, logStream })
  pages = await buildApp({
    store: server.store,
    config: server.config,
    clock: () => server.time.now,
    renderPage,
  })
  proxy.target = await pages.listen({ port: 0, host: '127.0.0.1' })
  // it only sends pages: the jobs are done when a test says so
  await pages.worker.stop()
})
beforeEach(() => {
  proxy.tamper = () => undefined
  proxy.paths = []
  said.length = 0
})
afterAll(async () => {
  await pages.close()
  await proxy.close()
  await server.close()
  for (const one of [folder, tenantsDir]) rmSync(one, { recursive: true, force: true })
})

function writeBuild(dir: string): void {
  for (const name of ['.vite', 'assets']) mkdirSync(join(dir, name))
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(dir, path), text)
  const manifest = {
    framework: { file: 'assets/framework-0123abcd.js' },
    'src/app/client.tsx': { file: 'assets/client-0123abcd.js', isEntry: true, imports: ['framework'] },
    'src/providers/payments/x/x-card.tsx': { file: 'assets/card-0123abcd.js', imports: ['framework'] },
    'src/features/account/account-modal.tsx': { file: 'assets/account-0123abcd.js', imports: ['framework'] },
  }
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(dir, '.vite/companion.json'), '{}')
  const inventory = Object.entries(FILES).map(([path, text]) => ({
    path,
    integrity: integrityOf(text),
    bytes: text.length,
    purpose: `Is there for ${path}.`,
  }))
  writeFileSync(join(dir, '.vite/scripts.json'), JSON.stringify(inventory))
}

const inventory = async () =>
  (await server.call<ScriptInventory>('GET', '/api/admin/scripts', { admin: true })).body
const open = (url: string) => pages.inject({ url, headers: { accept: 'text/html' } })

/** What the next day's comparison finds. */
async function findings(tamper: (answer: Passing) => void = () => undefined) {
  proxy.tamper = tamper
  server.time.now = new Date(server.time.now.getTime() + DAY_MS)
  await server.app.worker.runDue()
  const [last] = (await inventory()).checks
  expect(last?.at).toBe(server.time.now.toISOString())
  return last?.findings.map(({ kind, url, detail }) => ({ kind, url: url.replace(proxy.url, ''), detail }))
}

const onPage = (change: (answer: Passing) => void) => (answer: Passing) => {
  if (answer.path === '/menu/bogota/checkout') change(answer)
}
const write = (answer: Passing, change: (html: string) => string) => {
  answer.body = Buffer.from(change(answer.body.toString()))
}

describe('[PAY-01] the scripts of the payment pages', () => {
  test('are listed with hash and purpose, those of vendors with why they are there; for the operator alone', async () => {
    const { scripts, vendors, checkedAt } = await inventory()
    expect(scripts.map(({ path }) => path)).toEqual(Object.keys(FILES))
    for (const { integrity, purpose } of scripts) {
      expect(integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/)
      expect(purpose).not.toBe('')
    }
    expect(vendors).toMatchObject([{ provider: 'mercado-pago', url: 'https://sdk.mercadopago.com/js/v2' }])
    expect(checkedAt).toBe(proxy.url)
    expect((await server.call('GET', '/api/admin/scripts')).status).toBe(401)
    const made = await server.call<{ token: string }>('POST', '/api/admin/branchcontacts/lima/tokens', {
      admin: true,
      body: { label: 'Caja' },
    })
    const headers = { authorization: `Bearer ${made.body.token}` }
    expect((await server.call('GET', '/api/admin/scripts', { headers })).status).toBe(403)
  })

  test('carry their hashes on pages that take a payment, for every part that comes later, too; no other page pays for it', async () => {
    const { body } = await open('/menu/lima/checkout')
    const map = /<script type="importmap">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(JSON.parse(map)).toEqual({
      integrity: Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, integrityOf(text)])),
    })
    expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('modulepreload'))
    expect((await open('/menu/lima')).body).not.toContain('importmap')
  })

  test('of vendors come in only where their cards are taken', async () => {
    const policyOf = async (url: string) => String((await open(url)).headers['content-security-policy'])
    const scriptsOf = async (url: string) => /; (script-src [^;]*);/.exec(await policyOf(url))?.[1]
    expect(await scriptsOf('/menu/bogota/checkout')).toMatch(
      /^script-src 'self' 'sha256-\S+' https:\/\/sdk\.mercadopago\.com( https:\S+)*$/,
    )
    expect(await scriptsOf('/menu/lima/checkout')).toMatch(/^script-src 'self' 'sha256-\S+'$/)
    expect(await policyOf('/menu/lima/checkout')).toMatch(/; report-uri \/api\/policy-reports$/)
    expect(await policyOf('/logistics/bogota/shipments')).not.toContain('mercadopago')
  })
})

describe('[PAY-01] the daily comparison of the payment pages as the public gets them', () => {
  test('finds nothing where nothing was changed, and looks at the checkout of every brand and at every script', async () => {
    expect(await findings()).toEqual([])
    expect(proxy.paths).toEqual(
      expect.arrayContaining(['/menu/bogota/checkout', '/menu/lima/checkout', ...Object.keys(FILES)]),
    )
    const { checks } = await inventory()
    expect(checks[0]).toMatchObject({ pages: 5, scripts: 4 })
    proxy.paths = []
    await server.app.worker.runDue()
    expect(proxy.paths).toEqual([])
  })

  test.each([
    ['a script of others', '<script src="https://evil.example/x.js"></script>', 'https://evil.example/x.js'],
    ['a script in the page', '<script>steal()</script>', 'steal()'],
    ['a preload', '<link rel="modulepreload" href="/assets/other.js">', '/assets/other.js'],
    ['other hashes', '<script type="importmap">{"integrity":{"/a.js":"sha384-x"}}</script>', '/a.js'],
    ['other addresses', '<script type="importmap">{"imports":{"/a.js":"/b.js"}}</script>', 'imports'],
    ['fewer hashes', '<script type="importmap">{"integrity":{}}</script>', 'integrity'],
    [
      'a script after data that ends as only browsers see it',
      '<script type="application/json">{}</script/><script src=/evil.js></script>',
      '/evil.js',
    ],
    [
      'an attribute in another',
      `<script data-a=" src='/assets/card-0123abcd.js'" src=/evil.js></script>`,
      '/evil.js',
    ],
    ['a preload in other quotes', `<link href=/assets/other.js rel='modulepreload'>`, '/assets/other.js'],
  ])('finds %s', async (_what, html, named) => {
    const found = await findings(
      onPage((answer) => write(answer, (page) => page.replace('</head>', `${html}</head>`))),
    )
    expect(found).toMatchObject([{ kind: 'UNKNOWN_SCRIPT', url: '/menu/bogota/checkout' }])
    expect(found?.[0]?.detail).toContain(named)
  })

  test('finds a page that does not tell its browser the hashes', async () => {
    const found = await findings(
      onPage((answer) => {
        const policy = answer.headers['content-security-policy'] ?? ''
        answer.headers['content-security-policy'] = policy.replace(/(script-src 'self') 'sha256-[^']*'/, '$1')
        write(answer, (page) =>
          page.replace(/<script type="importmap">.*?<\/script>/, '').replaceAll(/ integrity="[^"]*"/g, ''),
        )
      }),
    )
    expect(found?.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['NO_INTEGRITY', 'importmap'],
      ['NO_INTEGRITY', '/assets/client-0123abcd.js'],
      ['NO_INTEGRITY', '/assets/framework-0123abcd.js'],
    ])
  })

  test('finds headers that are weaker, and those that are gone', async () => {
    const found = await findings(
      onPage(({ headers }) => {
        headers['content-security-policy'] += " 'unsafe-inline'"
        delete headers['x-frame-options']
      }),
    )
    expect(found?.map(({ kind, detail }) => [kind, detail.split(' ')[0]])).toEqual([
      ['OTHER_HEADER', 'x-frame-options:'],
      ['OTHER_HEADER', 'content-security-policy:'],
    ])
  })

  test('finds a script that is another one, and what is not served', async () => {
    const found = await findings((answer) => {
      if (answer.path === '/assets/client-0123abcd.js') answer.body = Buffer.from('start();steal()')
      if (answer.path === '/assets/card-0123abcd.js') answer.status = 404
      if (answer.path === '/menu/lima/checkout') answer.status = 502
    })
    expect(found).toEqual([
      { kind: 'NOT_SERVED', url: '/menu/lima/checkout', detail: 'HTTP 502' },
      { kind: 'CHANGED_SCRIPT', url: '/assets/client-0123abcd.js', detail: integrityOf('start();steal()') },
      { kind: 'NOT_SERVED', url: '/assets/card-0123abcd.js', detail: 'HTTP 404' },
    ])
  })

  test('finds that nothing is served where every request is refused', async () => {
    const found = await findings((answer) => void (answer.status = 403))
    expect(found?.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual(
      said.map(() => 'NOT_SERVED HTTP 403'),
    )
    expect(said).toHaveLength(9)
  })

  test('compares soon again where nobody reaches the server, and says why', async () => {
    const { target } = proxy
    const { checks } = await inventory()
    proxy.target = 'http://127.0.0.1:1'
    server.time.now = new Date(server.time.now.getTime() + DAY_MS)
    await server.app.worker.runDue()
    proxy.target = target
    expect((await inventory()).checks).toEqual(checks)
    const [job] = await server.store.db.select().from(jobs).where(eq(jobs.queue, 'payments.check-pages'))
    expect(job?.lastError).toBe(`Error: Nobody answers at PUBLIC_ORIGIN ${proxy.url}: other side closed`)
    server.time.now = new Date(server.time.now.getTime() + FIRST_DELAY_MS)
    await server.app.worker.runDue()
    expect((await inventory()).checks[0]?.at).toBe(server.time.now.toISOString())
  })

  test('tells of each page that was changed, also in the same way', async () => {
    const changed = ['/menu/bogota/checkout', '/menu/lima/checkout']
    await findings(({ path, headers }) => {
      if (changed.includes(path)) delete headers['x-frame-options']
    })
    const told = said.map((line) => (JSON.parse(line) as { url: string }).url.replace(proxy.url, ''))
    expect(told).toEqual(changed)
  })
})

describe('[PAY-01] what browsers report of the pages’ policy', () => {
  const report = (over: object = {}, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/policy-reports', {
      headers: { 'content-type': 'application/csp-report', ...headers },
      body: JSON.stringify({
        'csp-report': {
          'document-uri': `${proxy.url}/menu/bogota/order/K7QF3M2X9TD?token_ws=secret`,
          referrer: '',
          'violated-directive': 'script-src-elem',
          'effective-directive': 'script-src-elem',
          'original-policy': "default-src 'none'",
          disposition: 'enforce',
          'blocked-uri': 'https://evil.example/x.js?card=4509',
          'status-code': 200,
          ...over,
        },
      }),
    })
  const reports = async () => (await inventory()).reports

  test('is written down once for each kind, with its count, and without what is one visitor’s', async () => {
    const first = server.time.now.toISOString()
    expect((await report()).status).toBe(204)
    server.time.now = new Date(server.time.now.getTime() + 60_000)
    await report()
    await report({ 'document-uri': `${proxy.url}/menu/lima/checkout`, 'blocked-uri': 'inline' })
    expect(await reports()).toEqual(
      expect.arrayContaining([
        {
          alias: 'bogota',
          page: 'follow-up',
          directive: 'script-src-elem',
          blocked: 'https://evil.example/x.js',
          count: 2,
          firstSeenAt: first,
          lastSeenAt: server.time.now.toISOString(),
        },
        expect.objectContaining({ alias: 'lima', page: 'checkout', blocked: 'inline', count: 1 }),
      ]),
    )
    expect(JSON.stringify(await reports())).not.toMatch(/secret|4509|K7QF/)
  })

  test.each([
    ['the script in its page', '/menu/bogota/order/K7QF3M2X9TD?token_ws=secret', ''],
    ['a script of ours', '/assets/client-0123abcd.js?v=secret', '/assets/client-0123abcd.js'],
  ])('tells of %s where it stands, and not whose order it was', async (_what, source, kept) => {
    const log = vi.spyOn(server.app.log, 'warn')
    const page = `${proxy.url}/menu/bogota/order/K7QF3M2X9TD`
    const blocked = { 'blocked-uri': `https://evil.example${kept}/of-a-page` }
    expect(
      (await report({ 'document-uri': page, 'source-file': proxy.url + source, ...blocked })).status,
    ).toBe(204)
    const rows = await server.store.db.select().from(policyReports)
    expect(rows.map((row) => row.source)).toContain(proxy.url + kept)
    expect(JSON.stringify([rows, log.mock.calls])).not.toMatch(/secret|K7QF/)
    log.mockRestore()
  })

  test('of one of our pages that was kept out names no order either', async () => {
    await report({ 'blocked-uri': `${proxy.url}/logistics/tracking/order/bogota/K7QF3M2X9TD` })
    await report({
      'document-uri': 'about:srcdoc',
      'source-file': `${proxy.url}/encuesta/bogota/K7QF3M2X9TD`,
    })
    expect(await reports()).toContainEqual(expect.objectContaining({ blocked: proxy.url }))
    expect(JSON.stringify(await server.store.db.select().from(policyReports))).not.toContain('K7QF')
  })

  test('of a visitor’s extensions, or of a venue that nobody has, names no venue', async () => {
    const before = (await reports()).length
    await report({ 'source-file': 'chrome-extension://abc/inject.js' })
    await report({ 'blocked-uri': 'moz-extension' })
    expect(await reports()).toHaveLength(before)
    await report({ 'document-uri': `${proxy.url}/menu/made-up/checkout`, 'blocked-uri': 'eval' })
    expect(await reports()).toContainEqual(expect.objectContaining({ alias: '', blocked: 'eval' }))
  })

  test('is refused when it is none, or too long', async () => {
    const send = (raw: string, type = 'application/csp-report') =>
      server.call('POST', '/api/policy-reports', { raw, headers: { 'content-type': type } })
    expect((await send('{}')).status).toBe(400)
    expect((await send('{')).status).toBe(400)
    expect((await send(`{"csp-report":"${'x'.repeat(20_000)}"}`)).status).toBe(413)
    expect((await send('a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await report({ 'document-uri': undefined })).status).toBe(400)
  })

  test('is limited by caller', async () => {
    const config = { ...server.config, rateLimits: true }
    const limited = await buildApp({ store: server.store, config, clock: () => server.time.now })
    const payload = JSON.stringify({ 'csp-report': { 'document-uri': '', 'violated-directive': 'img-src' } })
    const headers = { 'content-type': 'application/csp-report' }
    const one = { method: 'POST', url: '/api/policy-reports', headers, payload } as const
    const statuses: number[] = []
    for (let sent = 0; sent < 61; sent++) statuses.push((await limited.inject(one)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429])
    await limited.close()
  })

  test('of inventions fills no table, and silences none', async () => {
    const { db } = server.store
    await db.execute(sql`insert into policy_reports select '', 'entry', 'img-src', 'invented ' || n, null, 1,
      now() - n * interval '1 s', now() - n * interval '1 s' from generate_series(1, 1000) as n`)
    const isKept = async (blocked: string) =>
      (await db.select().from(policyReports)).some((kept) => kept.blocked === blocked)
    const log = vi.spyOn(server.app.log, 'warn')
    expect((await report({ 'blocked-uri': 'https://evil.example/new' })).status).toBe(204)
    expect(log.mock.calls.map(([, text]) => text as unknown)).toEqual(['a page kept something out'])
    log.mockRestore()
    expect(await db.select({ rows: count() }).from(policyReports)).toEqual([{ rows: 1_000 }])
    expect(await isKept('https://evil.example/new')).toBe(true)
    // the latest of them, and what came more often
    expect([await isKept('invented 1'), await isKept('invented 1000')]).toEqual([true, false])
    expect(await isKept('https://evil.example/x.js')).toBe(true)
  })
})
