import { isAbsolute, join } from 'node:path'

import { GEOCODER_REQUESTS_PER_SECOND } from '#domain/defaults.ts'

import { refuseConflicts } from './config-conflicts.ts'
import { ownSchemas } from './contract/own-schemas.ts'
import { readLiveService, type LiveService } from './live/service.ts'
import type { Accounts } from './payments/accounts.ts'
import {
  MERCADO_PAGO_API,
  readMercadoPagoAccounts,
  type MercadoPagoAccount,
} from './payments/mercado-pago/accounts.ts'
import { readTransbankAccounts, TRANSBANK_API, type TransbankAccount } from './payments/transbank/accounts.ts'
import { projectRoot } from './project-root.ts'
import { StartupError } from './startup-error.ts'

/** Everything the environment decides. Read once at the start, passed on, never changed. */
export type Config = {
  port: number
  host: string
  /** PostgreSQL 15 or newer; the embedded database when absent */
  databaseUrl?: string
  /** how long a start waits for that database while it cannot answer. @units ms */
  databaseWaitMs: number
  /** how long a process that is told to stop goes on answering, and says at its health that it leaves. @units ms */
  drainMs: number
  /** folder of the embedded database, rendered tiles and the lock */
  dataDir: string
  tenantsDir: string
  /** the built browser files */
  clientDir: string
  /** rendered picture variants: a folder, or the address of a bucket */
  imagesDir: string
  /** bearer token of the admin calls; they are switched off without one */
  adminToken?: string
  /** address of the service as browsers see it; from the request's host when absent */
  publicOrigin?: string
  /** address of this service at which code of vendors runs, away from what browsers keep for pages; at theirs when absent */
  framesOrigin?: string
  /** where a cache in front is asked to forget pages, with `{tag}` in place of theirs */
  purgeUrl?: string
  /** goes with that request */
  purgeHeader?: Readonly<Record<string, string>>
  /** cards and links of the provider `embedded` are played by a sandbox that takes no money */
  paymentsSandbox: boolean
  /** port of the payments sandbox; the one after `port` when absent, or any that is free */
  paymentsPort?: number
  /** address of the payments sandbox as browsers see it; the page's host with its port when absent */
  paymentsOrigin?: string
  /** accounts at Mercado Pago by their public key; its payments are switched off without any */
  mercadoPagoAccounts: Accounts<MercadoPagoAccount>
  /** Mercado Pago's API, or what stands in for it */
  mercadoPagoApi: string
  /** secret keys at Transbank by commerce code; its payments are switched off without any */
  transbankAccounts: Accounts<TransbankAccount>
  /** Transbank's API, its integration environment, or what stands in for it */
  transbankApi: string
  /** host of an outside tile service, allowed in the page's policy */
  tileOrigin?: string
  /** where external partners are asked, with `{partner}` in place of the name; the embedded adapter when absent */
  partnersUrl?: string
  /** an open-map geocoder that is asked by text; the embedded one when absent */
  geocoderUrl?: string
  /** requests to it for all visitors together */
  geocoderPerSecond: number
  /** the places service, or what stands in for it */
  placesUrl: string
  /** key of that service; it is switched off without one */
  placesKey?: string
  /** where messages to phones are handed over; the embedded provider when absent */
  messagingUrl?: string
  /** bearer token of that carrier */
  messagingToken?: string
  /** where receipts are handed over to be registered; they are plain ones when absent */
  fiscalUrl?: string
  /** bearer token of that service */
  fiscalToken?: string
  /** also sends webhooks to the server's own machine, and without TLS: tests and development */
  webhooksToLoopback: boolean
  /** carries live messages in place of the embedded endpoint */
  liveService?: LiveService
  /** proxies in front whose forwarded headers are believed; what stands before theirs, anybody may have written */
  trustProxy: number
  /** where metrics are shown, and nothing else; nowhere without it and without a token */
  metricsPort?: number
  metricsHost: string
  /** shows the metrics on the port of the pages too, to who has it */
  metricsToken?: string
  /** collector of traces; nothing is traced without one */
  tracesEndpoint?: string
  /** how traces call this service */
  tracesName: string
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** refuse callers that ask too often; off for benchmarks */
  rateLimits: boolean
  /** checks every answer against the contract (tests, staging) */
  checkResponses: boolean
}

const SCHEMA = {
  type: 'object',
  properties: {
    PORT: { type: 'integer', minimum: 0, maximum: 65535, default: 4000 },
    HOST: { type: 'string', minLength: 1, default: '127.0.0.1' },
    DATABASE_URL: { type: 'string', pattern: '^postgres(ql)?://' },
    DATABASE_WAIT_SECONDS: { type: 'integer', minimum: 0, maximum: 3600, default: 60 },
    DRAIN_SECONDS: { type: 'integer', minimum: 0, maximum: 300, default: 0 },
    VITRINA_DATA_DIR: { type: 'string', minLength: 1, default: '.data' },
    TENANTS_DIR: { type: 'string', minLength: 1, default: 'tenants' },
    CLIENT_DIR: { type: 'string', minLength: 1, default: 'dist/client' },
    IMAGES_DIR: { type: 'string', minLength: 1, default: 'dist/images' },
    IMAGES_BUCKET: {
      type: 'string',
      pattern: '^https?://[^/:@]+:[^/:@]+@[^/@]+(/[\\w.-]+)+/?(\\?region=[\\w-]+)?$',
    },
    ADMIN_TOKEN: { type: 'string', minLength: 16, maxLength: 256 },
    PUBLIC_ORIGIN: { type: 'string', pattern: '^https?://[^/]+$' },
    FRAMES_ORIGIN: { type: 'string', pattern: '^https?://[^/]+$' },
    PAGE_PURGE_URL: { type: 'string', pattern: '^https?://' },
    PAGE_PURGE_HEADER: { type: 'string', pattern: '^[\\w-]+: .+$' },
    PAYMENTS_SANDBOX: { type: 'boolean', default: false },
    PAYMENTS_PORT: { type: 'integer', minimum: 0, maximum: 65535 },
    PAYMENTS_ORIGIN: { type: 'string', pattern: '^https?://[^/]+$' },
    MERCADO_PAGO_ACCOUNTS: { type: 'string', minLength: 2 },
    MERCADO_PAGO_API: { type: 'string', pattern: '^https?://[^/]+$', default: MERCADO_PAGO_API },
    TRANSBANK_ACCOUNTS: { type: 'string', minLength: 2 },
    TRANSBANK_API: { type: 'string', pattern: '^https?://[^/]+$', default: TRANSBANK_API },
    TILE_ORIGIN: { type: 'string', pattern: '^https://[^/]+$' },
    PARTNERS_URL: { type: 'string', pattern: '^https?://' },
    GEOCODER_URL: { type: 'string', pattern: '^https?://' },
    GEOCODER_PER_SECOND: {
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      default: GEOCODER_REQUESTS_PER_SECOND,
    },
    PLACES_URL: { type: 'string', pattern: '^https?://', default: 'https://places.googleapis.com' },
    PLACES_KEY: { type: 'string', minLength: 1 },
    MESSAGING_URL: { type: 'string', pattern: '^https?://' },
    MESSAGING_TOKEN: { type: 'string', minLength: 1 },
    FISCAL_URL: { type: 'string', pattern: '^https?://' },
    FISCAL_TOKEN: { type: 'string', minLength: 1 },
    WEBHOOKS_TO_LOOPBACK: { type: 'boolean', default: false },
    PUSHER_URL: { type: 'string', pattern: '^https?://' },
    PUSHER_SOCKETS: { type: 'string', pattern: '^wss?://[^/]+$' },
    TRUST_PROXY: { type: 'integer', minimum: 0, maximum: 10, default: 0 },
    METRICS_PORT: { type: 'integer', minimum: 0, maximum: 65535 },
    METRICS_HOST: { type: 'string', minLength: 1, default: '127.0.0.1' },
    METRICS_TOKEN: { type: 'string', minLength: 16, maxLength: 256 },
    OTEL_EXPORTER_OTLP_ENDPOINT: { type: 'string', pattern: '^https?://' },
    OTEL_SERVICE_NAME: { type: 'string', minLength: 1, default: 'vitrina' },
    LOG_LEVEL: { enum: ['silent', 'error', 'warn', 'info', 'debug'], default: 'info' },
    RATE_LIMITS: { type: 'boolean', default: true },
    CHECK_RESPONSES: { type: 'boolean', default: false },
  },
} as const

type Settings = typeof SCHEMA.properties

type ValueOf<Setting> = Setting extends { enum: readonly (infer One)[] }
  ? One
  : Setting extends { type: 'integer' }
    ? number
    : Setting extends { type: 'boolean' }
      ? boolean
      : string

/** The values of the settings; one without a default may be absent. */
type Environment = {
  [Name in keyof Settings]:
    | ValueOf<Settings[Name]>
    | (Settings[Name] extends { default: unknown } ? never : undefined)
}

/** What is expected, where the schema's own words do not say it. */
const EXPECTED: Partial<Record<string, string>> = {
  IMAGES_BUCKET: 'must look like https://KEY:SECRET@HOST/BUCKET, with ?region=… where it has one',
  PAGE_PURGE_HEADER: 'must look like Name: value',
  PAYMENTS_SANDBOX: 'must be true or false',
  TRUST_PROXY: 'must be the number of reverse proxies in front of the server, 0 for none',
}

const SECRET = new Set([
  'ADMIN_TOKEN',
  'METRICS_TOKEN',
  'PAGE_PURGE_HEADER',
  'DATABASE_URL',
  'IMAGES_BUCKET',
  'MESSAGING_TOKEN',
  'FISCAL_TOKEN',
  'PLACES_KEY',
  'MERCADO_PAGO_ACCOUNTS',
  'TRANSBANK_ACCOUNTS',
  'PUSHER_URL',
])

/**
 * Reads the configuration; empty variables count as absent.
 * @errors {@link StartupError} BAD_CONFIGURATION naming the variable, what was found and what is expected
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const values: Record<string, unknown> = {}
  for (const name of Object.keys(SCHEMA.properties)) {
    const value = environment[name]
    if (value !== undefined && value !== '') values[name] = value
  }
  const validate = ownSchemas({ coerceTypes: true, useDefaults: true }).compile<Environment>(SCHEMA)
  if (!validate(values)) {
    const error = validate.errors?.[0]
    const name = error?.instancePath.slice(1) ?? ''
    const found = SECRET.has(name) ? 'the value given' : JSON.stringify(environment[name])
    const expected = EXPECTED[name] ?? error?.message ?? 'is wrong'
    throw new StartupError('BAD_CONFIGURATION', `${name}: ${expected}, found ${found}`)
  }
  refuseConflicts(values)
  const root = projectRoot()
  const inRoot = (path: string) => (isAbsolute(path) ? path : join(root, path))
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseWaitMs: values.DATABASE_WAIT_SECONDS * 1000,
    drainMs: values.DRAIN_SECONDS * 1000,
    dataDir: inRoot(values.VITRINA_DATA_DIR),
    tenantsDir: inRoot(values.TENANTS_DIR),
    clientDir: inRoot(values.CLIENT_DIR),
    imagesDir: values.IMAGES_BUCKET ?? inRoot(values.IMAGES_DIR),
    adminToken: values.ADMIN_TOKEN,
    publicOrigin: values.PUBLIC_ORIGIN,
    framesOrigin: values.FRAMES_ORIGIN,
    purgeUrl: values.PAGE_PURGE_URL,
    purgeHeader: readHeader(values.PAGE_PURGE_HEADER),
    paymentsSandbox: values.PAYMENTS_SANDBOX,
    paymentsPort: values.PAYMENTS_PORT,
    paymentsOrigin: values.PAYMENTS_ORIGIN,
    mercadoPagoAccounts: readMercadoPagoAccounts(values.MERCADO_PAGO_ACCOUNTS),
    mercadoPagoApi: values.MERCADO_PAGO_API,
    transbankAccounts: readTransbankAccounts(values.TRANSBANK_ACCOUNTS),
    transbankApi: values.TRANSBANK_API,
    tileOrigin: values.TILE_ORIGIN,
    partnersUrl: values.PARTNERS_URL,
    geocoderUrl: values.GEOCODER_URL,
    geocoderPerSecond: values.GEOCODER_PER_SECOND,
    placesUrl: values.PLACES_URL,
    placesKey: values.PLACES_KEY,
    messagingUrl: values.MESSAGING_URL,
    messagingToken: values.MESSAGING_TOKEN,
    fiscalUrl: values.FISCAL_URL,
    fiscalToken: values.FISCAL_TOKEN,
    webhooksToLoopback: values.WEBHOOKS_TO_LOOPBACK,
    liveService: readLiveService(values.PUSHER_URL, values.PUSHER_SOCKETS),
    trustProxy: values.TRUST_PROXY,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    metricsToken: values.METRICS_TOKEN,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesName: values.OTEL_SERVICE_NAME,
    logLevel: values.LOG_LEVEL,
    rateLimits: values.RATE_LIMITS,
    checkResponses: values.CHECK_RESPONSES,
  }
}

/** `Name: value` */
function readHeader(line: string | undefined): Config['purgeHeader'] {
  if (line === undefined) return undefined
  const colon = line.indexOf(':')
  return { [line.slice(0, colon)]: line.slice(colon + 1).trim() }
}
