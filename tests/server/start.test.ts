// Longer than 300 lines: each way in which a start goes on or does not, by the same settings.

import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { readConfig, type Config } from '#server/config.ts'
import { emptyDatabase } from '#server/db/empty-database.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { openStore } from '#server/db/store.ts'
import { directoryOf, paymentsReport } from '#server/start-report.ts'
import { startServer } from '#server/start-server.ts'
import { FIXTURE_TENANTS } from './support/test-app.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const configOf = (over: Partial<Config> = {}): Config => ({
  ...readConfig({ PORT: '0', LOG_LEVEL: 'silent' }),
  dataDir: join(folder, 'data'),
  imagesDir: join(folder, 'images'),
  tenantsDir: FIXTURE_TENANTS,
  ...over,
})

describe('the configuration', () => {
  test('has defaults and takes empty variables as absent', () => {
    expect(readConfig({ PORT: '', HOST: '' })).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
    })
    expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined()
  })

  test('switches the sandbox of payments on when told, wherever the server stands', () => {
    const isOn = (environment: Record<string, string>) => readConfig(environment).paymentsSandbox
    expect([isOn({}), isOn({ PAYMENTS_SANDBOX: '' }), isOn({ PAYMENTS_SANDBOX: 'false' })]).toEqual([
      false,
      false,
      false,
    ])
    const isPublic = { PUBLIC_ORIGIN: 'https://pedidos.example', PAYMENTS_ORIGIN: 'https://pagos.example' }
    expect([isOn({ PAYMENTS_SANDBOX: 'true' }), isOn({ PAYMENTS_SANDBOX: 'true', ...isPublic })]).toEqual([
      true,
      true,
    ])
  })

  test.each([
    [{ PORT: 'abc' }, /^PORT: must be integer, found "abc"$/],
    [{ PORT: '70000' }, /^PORT: must be <= 65535/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY: must be the number of reverse proxies .*, found "true"$/],
    [{ PUBLIC_ORIGIN: 'example.com' }, /^PUBLIC_ORIGIN: must be scheme and host alone/],
    [{ PUBLIC_ORIGIN: 'https://Pedidos.example' }, /^PUBLIC_ORIGIN: .*found "https:\/\/Pedidos\.example"/],
    [{ PUBLIC_ORIGIN: 'https://pedidos.example:443' }, /^PUBLIC_ORIGIN: /],
    [{ PUBLIC_ORIGIN: 'https://[pedidos' }, /^PUBLIC_ORIGIN: /],
    [
      { PAYMENTS_SANDBOX: 'true', PAYMENTS_ORIGIN: 'https://pagos.example/' },
      /^PAYMENTS_ORIGIN: must be scheme/,
    ],
    [{ MERCADO_PAGO_API: 'https://[api' }, /^MERCADO_PAGO_API: must be scheme/],
    [{ TILE_ORIGIN: 'http://tiles.example' }, /^TILE_ORIGIN: must be scheme/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be equal to one of the allowed values/],
    [{ MESSAGING_URL: 'https://carrier.example' }, /^MESSAGING_URL: needs PUBLIC_ORIGIN/],
    [{ GEOCODER_URL: 'https://nominatim.openstreetmap.org/' }, /^GEOCODER_URL: the public host forbids/],
    [{ PLACES_URL: 'ftp://secret.example' }, /^PLACES_URL: must be an address/],
    [{ PARTNERS_URL: 'https://[partner' }, /^PARTNERS_URL: must be an address/],
    [{ FISCAL_URL: 'https://' }, /^FISCAL_URL: must be an address/],
    [{ MESSAGING_URL: 'https://me:secret@carrier.example' }, /^MESSAGING_URL: [^@]*, found the value given$/],
    [
      { PUSHER_URL: 'https://key:secret@push.example/apps/1', PUSHER_SOCKETS: 'wss://[push' },
      /^PUSHER_SOCKETS: must look like/,
    ],
    [{ ADMIN_TOKEN: 'a token of four words' }, /^ADMIN_TOKEN: must be 16 to 256 .* without spaces/],
    [{ METRICS_TOKEN: 'contraseña-de-las-métricas' }, /^METRICS_TOKEN: must be 16 to 256 .* of ASCII/],
    [{ FISCAL_TOKEN: 'of a file\nof two lines' }, /^FISCAL_TOKEN: must be letters/],
    [{ PAYMENTS_SANDBOX: 'on' }, /^PAYMENTS_SANDBOX: must be true or false, found "on"$/],
    [{ PAYMENTS_ORIGIN: 'https://pagos.example' }, /^PAYMENTS_ORIGIN: .*PAYMENTS_SANDBOX=true/],
    [
      { PAYMENTS_SANDBOX: 'true', PUBLIC_ORIGIN: 'https://pedidos.example' },
      /^PAYMENTS_SANDBOX: needs PAYMENTS_ORIGIN .*PAYMENTS_SANDBOX=false/,
    ],
    [{ PAYMENTS_SANDBOX: 'true', TRUST_PROXY: '1' }, /^PAYMENTS_SANDBOX: needs PAYMENTS_ORIGIN/],
  ])('%o says what is wrong', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test.each([
    'DATABASE_URL',
    'IMAGES_BUCKET',
    'ADMIN_TOKEN',
    'PAGE_PURGE_HEADER',
    'MERCADO_PAGO_ACCOUNTS',
    'TRANSBANK_ACCOUNTS',
    'PUSHER_URL',
    'METRICS_TOKEN',
  ])('%s holds a secret, which no message shows', (name) => {
    expect(() => readConfig({ [name]: '#' })).toThrow(
      new RegExp(`^${name}: must [^#]*, found the value given$`),
    )
  })

  test('takes an address with a part in braces', () => {
    expect(readConfig({ PARTNERS_URL: 'https://{partner}.example/benefits' })).toMatchObject({
      partnersUrl: 'https://{partner}.example/benefits',
    })
  })

  test('takes a secret of a file without the end of its line', () => {
    expect(readConfig({ FISCAL_TOKEN: 'of-a-file\n', PLACES_KEY: '\n' })).toMatchObject({
      fiscalToken: 'of-a-file',
    })
  })

  test('holds what is read under another name under that alone', () => {
    const config = readConfig({
      PUSHER_URL: 'https://key:secret@push.example/apps/1',
      PUSHER_SOCKETS: 'wss://push.example',
      IMAGES_BUCKET: 'https://key:secret@files.example/shop',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://key:secret@traces.example',
    })
    const others = /^(pusher|imagesBucket|vitrinaDataDir|otel|databaseWaitSeconds|drainSeconds)/
    expect(Object.keys(config).filter((name) => others.test(name))).toEqual([])
    expect(config).toMatchObject({
      imagesDir: 'https://key:secret@files.example/shop',
      tracesEndpoint: 'https://key:secret@traces.example',
      databaseWaitMs: 60_000,
    })
  })
})

describe('the data folder', () => {
  test('belongs to one process at a time, and to the next one afterwards', () => {
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`in use by process ${process.pid} on .*VITRINA_DATA_DIR`),
    )
    lock.release()
    lockFolder(folder).release()
  })

  test('left behind by a process that is gone is taken over', () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(
      join(folder, 'vitrina.lock'),
      JSON.stringify({ pid, host: hostname(), startedAt: '1', token: 'x' }),
    )
    lockFolder(folder).release()
  })

  test('left behind under a number that another process has now is taken over', () => {
    writeFileSync(
      join(folder, 'vitrina.lock'),
      JSON.stringify({ pid: process.pid, host: hostname(), startedAt: 'long ago', token: 'x' }),
    )
    lockFolder(folder).release()
  })

  test('held by another machine counts until its heartbeat stops', () => {
    const file = join(folder, 'vitrina.lock')
    writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere', startedAt: '1', token: 'x' }))
    expect(() => lockFolder(folder)).toThrow(/process 1 on elsewhere/)
    const before = new Date(Date.now() - 60_000)
    utimesSync(file, before, before)
    lockFolder(folder).release()
  })

  test('a lock that somebody else took meanwhile is not removed', () => {
    const lock = lockFolder(folder)
    writeFileSync(join(folder, 'vitrina.lock'), JSON.stringify({ token: 'other' }))
    lock.release()
    expect(readFileSync(join(folder, 'vitrina.lock'), 'utf8')).toContain('other')
  })

  test.skipIf(process.platform !== 'linux')(
    'below one that takes no folders says so, and does not try for ever',
    () => {
      expect(() => lockFolder('/proc/vitrina/data')).toThrow(/cannot be written/)
    },
  )

  test.skipIf(process.platform !== 'linux')(
    'on a full disk keeps no lock that would refuse the next start',
    () => {
      const mayWrite = (bytes: string) =>
        execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])
      mayWrite('0')
      try {
        expect(() => lockFolder(folder)).toThrow(/cannot be written/)
      } finally {
        mayWrite('unlimited')
      }
      expect(readdirSync(folder)).toEqual([])
    },
  )

  test('that cannot be made says so in one line', async () => {
    writeFileSync(join(folder, 'file'), '')
    const opening = openStore({ dataDir: join(folder, 'file', 'data') })
    await expect(opening).rejects.toThrow(
      /^The data folder .* cannot be written \(.*\)\. Give this user the right[^\n]*$/,
    )
  })
})

/** Opening a database takes seconds, and minutes' worth of them on a machine that is busy with other tests. */
const START_TIMEOUT_MS = 120_000

const mercadoPago = (publicKey: string, more: object = {}): string =>
  JSON.stringify({
    [publicKey]: {
      accessToken: 'access-token',
      webhookSecret: 'webhook-secret',
      payerEmail: 'pedidos@example.com',
      ...more,
    },
  })
const TRANSBANK = '{"597055555532": {"apiKey": "secret-key"}}'

describe('a start', { timeout: START_TIMEOUT_MS }, () => {
  test('answers, prints its storefronts, and lets go of everything when stopped', async () => {
    const config = configOf()
    const server = await startServer({ config, template: await emptyDatabase() })
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    expect(await directoryOf(server)).toContain(`${server.url}/menu/bistro`)
    // the payment types of the fixtures, each once
    expect((await paymentsReport(server)).trimEnd().split('\n')).toEqual([
      'Payment types switched off, because this server takes no money for them:',
      '  bistro: Link de pago, whose provider is the sandbox: PAYMENTS_SANDBOX=true switches it on',
      '  bistro: Tarjeta, whose provider is the sandbox: PAYMENTS_SANDBOX=true switches it on',
    ])
    await expect(openStore({ dataDir: config.dataDir })).rejects.toThrow(/in use by process/)
    await server.stop()
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow(/fetch failed/)
    const again = await startServer({ config: { ...config, paymentsSandbox: true } })
    expect(await again.applied).toMatchObject({
      added: [],
      changed: [],
      unchanged: ['bistro', 'chain', 'hidden', 'kiosk'],
      refused: [],
    })
    expect(await paymentsReport(again)).toBe(
      'Payments: the sandbox is on, no money moves. PAYMENTS_SANDBOX=false switches it off.\n',
    )
    await again.stop()
  })

  test('with drafts alone says how one is opened, in place of an empty list', async () => {
    const tenantsDir = join(folder, 'tenants')
    for (const alias of ['_base', 'hidden'])
      cpSync(join(FIXTURE_TENANTS, alias), join(tenantsDir, alias), { recursive: true })
    const server = await startServer({ config: configOf({ tenantsDir }), template: await emptyDatabase() })
    const said = await directoryOf(server)
    await server.stop()
    expect(said).toContain('No storefront is open: "status": "published" in a tenant.json opens it.')
    expect(said).not.toContain('Storefronts:')
  })

  test('on a port that is taken says so and leaves the folder free', async () => {
    const other = createServer()
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const { port } = other.address() as AddressInfo
    const config = configOf({ port })
    await expect(startServer({ config, template: await emptyDatabase() })).rejects.toThrow(
      new RegExp(
        `^Port ${port} on 127.0.0.1 cannot be used \\(.*EADDRINUSE.*\\)\\. Stop what uses it, or set PORT[^\\n]*$`,
      ),
    )
    lockFolder(config.dataDir).release()
    await once(other.close(), 'close')
  })

  test.each([
    [
      'postgresql://user:secret@127.0.0.1:1/db',
      /^DATABASE_URL: 127\.0\.0\.1:1\/db cannot be used \(.*ECONNREFUSED[^\n]*$/,
    ],
    ['postgresql://user:secret@no-such-host.invalid/db', /^DATABASE_URL: .*cannot be used/],
    ['postgresql://', /^DATABASE_URL: the value given cannot be used/],
  ])(
    'with DATABASE_URL %s says in one line what to check, without the password',
    async (databaseUrl, message) => {
      const failure = await startServer({ config: configOf({ databaseUrl, databaseWaitMs: 0 }) }).catch(
        (error: unknown) => error,
      )
      expect(failure).toMatchObject({
        name: 'StartupError',
        message: expect.stringMatching(message) as string,
      })
      expect(String(failure)).not.toContain('secret')
    },
  )

  test.each<[string, Record<string, string>, boolean]>([
    ['an account of Mercado Pago', { MERCADO_PAGO_ACCOUNTS: mercadoPago('APP_USR-1') }, true],
    ['one of a test user', { MERCADO_PAGO_ACCOUNTS: mercadoPago('APP_USR-1', { test: true }) }, false],
    ['one of its test accounts', { MERCADO_PAGO_ACCOUNTS: mercadoPago('TEST-1') }, false],
    [
      'one at what stands in for it',
      { MERCADO_PAGO_ACCOUNTS: mercadoPago('APP_USR-1'), MERCADO_PAGO_API: 'http://127.0.0.1:1' },
      false,
    ],
    ['one of Transbank', { TRANSBANK_ACCOUNTS: TRANSBANK }, true],
    [
      'one at its integration environment',
      { TRANSBANK_ACCOUNTS: TRANSBANK, TRANSBANK_API: 'https://webpay3gint.transbank.cl' },
      false,
    ],
  ])('says on no page that no money moves while it moves: beside %s', async (_what, accounts, isRefused) => {
    const environment = { PORT: '0', LOG_LEVEL: 'silent', PAYMENTS_SANDBOX: 'true', ...accounts }
    const config = {
      ...readConfig(environment),
      dataDir: join(folder, 'data'),
      tenantsDir: join(folder, 'none'),
    }
    const starting = startServer({ config, template: await emptyDatabase() })
    // without tenants no start goes on
    const message = isRefused
      ? /^PAYMENTS_SANDBOX: .*PAYMENTS_SANDBOX=false/
      : /^TENANTS_DIR: no folder of tenants can be read \(.*none'\)\. Make it, or name another one/
    await expect(starting).rejects.toThrow(message)
    if (isRefused) expect(existsSync(config.dataDir)).toBe(false)
  })

  test('of which nothing was applied before names file, path, found and expected of a wrong base', async () => {
    const tenantsDir = join(folder, 'tenants')
    cpSync(FIXTURE_TENANTS, tenantsDir, { recursive: true })
    writeFileSync(join(tenantsDir, '_base/theme.json'), '{"radius": 7}')
    const starting = startServer({ config: configOf({ tenantsDir }), template: await emptyDatabase() })
    await expect(starting).rejects.toThrow(/^_base\/theme\.json \$\.radius: found 7, expected/m)
  })
})
