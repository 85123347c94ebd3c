import { isAbsolute, join } from 'node:path'

import { GEOCODER_REQUESTS_PER_SECOND } from '#domain/defaults.ts'
import { isBearerToken } from '#domain/identity/is-bearer-token.ts'

import { ownSchemas } from './contract/own-schemas.ts'
import { readLiveService } from './live/service.ts'
import { MERCADO_PAGO_API, readMercadoPagoAccounts } from './payments/mercado-pago/accounts.ts'
import { readTransbankAccounts, TRANSBANK_API } from './payments/transbank/accounts.ts'
import { projectRoot } from './project-root.ts'
import { StartupError } from './startup-error.ts'

/** Compared with what browsers send, so it must be in their notation. */
const ORIGIN = {
  type: 'string',
  format: 'origin',
  description: 'must be scheme and host alone as browsers write them, as https://pedidos.example',
} as const
/** URL of a service; parts may be placeholders in braces. Node refuses URLs with credentials. */
const ADDRESS = {
  type: 'string',
  format: 'address',
  writeOnly: true,
  description: 'must be an address as https://service.example/path, without user and password',
} as const
/** A single word that can be put into an HTTP header. */
const TOKEN = {
  type: 'string',
  format: 'token',
  writeOnly: true,
  description: 'must be letters, digits and signs of ASCII without spaces',
} as const
/** A secret that callers must send. */
const OWN_TOKEN = {
  ...TOKEN,
  minLength: 16,
  maxLength: 256,
  description: 'must be 16 to 256 letters, digits and signs of ASCII without spaces',
} as const
const FORMATS = {
  origin: (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
  address: (text: string) => {
    const url = /^https?:/.test(text) ? URL.parse(text.replaceAll(/\{\w+\}/g, 'part')) : null
    return url !== null && url.username === '' && url.password === ''
  },
  token: isBearerToken,
  sockets: (text: string) => /^wss?:\/\/[^/]+$/.test(text) && URL.canParse(text),
}

/** Settings from the environment; docs/deploying.md describes each variable. A `writeOnly` one is never shown. */
const SCHEMA = {
  type: 'object',
  properties: {
    PORT: { type: 'integer', minimum: 0, maximum: 65535, default: 4000 },
    HOST: { type: 'string', minLength: 1, default: '127.0.0.1' },
    DATABASE_URL: { type: 'string', pattern: '^postgres(ql)?://', writeOnly: true },
    DATABASE_WAIT_SECONDS: { type: 'integer', minimum: 0, maximum: 3600, default: 60 },
    DRAIN_SECONDS: { type: 'integer', minimum: 0, maximum: 300, default: 0 },
    VITRINA_DATA_DIR: { type: 'string', minLength: 1, default: '.data' },
    TENANTS_DIR: { type: 'string', minLength: 1, default: 'tenants' },
    CLIENT_DIR: { type: 'string', minLength: 1, default: 'dist/client' },
    IMAGES_DIR: { type: 'string', minLength: 1, default: 'dist/images' },
    IMAGES_BUCKET: {
      type: 'string',
      pattern: '^https?://[^/:@]+:[^/:@]+@[^/@]+(/[\\w.-]+)+/?(\\?region=[\\w-]+)?$',
      writeOnly: true,
      description: 'must look like https://KEY:SECRET@HOST/BUCKET, with ?region=… where it has one',
    },
    ADMIN_TOKEN: OWN_TOKEN,
    PUBLIC_ORIGIN: ORIGIN,
    FRAMES_ORIGIN: ORIGIN,
    PAGE_PURGE_URL: ADDRESS,
    PAGE_PURGE_HEADER: {
      type: 'string',
      pattern: '^[\\w-]+: [ -~]+$',
      writeOnly: true,
      description: 'must look like Name: value',
    },
    PAYMENTS_SANDBOX: { type: 'boolean', default: false, description: 'must be true or false' },
    PAYMENTS_PORT: { type: 'integer', minimum: 0, maximum: 65535 },
    PAYMENTS_ORIGIN: ORIGIN,
    MERCADO_PAGO_ACCOUNTS: { type: 'string', minLength: 2, writeOnly: true },
    MERCADO_PAGO_API: { ...ORIGIN, default: MERCADO_PAGO_API },
    TRANSBANK_ACCOUNTS: { type: 'string', minLength: 2, writeOnly: true },
    TRANSBANK_API: { ...ORIGIN, default: TRANSBANK_API },
    TILE_ORIGIN: { ...ORIGIN, pattern: '^https://' },
    PARTNERS_URL: ADDRESS,
    GEOCODER_URL: ADDRESS,
    GEOCODER_PER_SECOND: {
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      default: GEOCODER_REQUESTS_PER_SECOND,
    },
    PLACES_URL: { ...ADDRESS, default: 'https://places.googleapis.com' },
    PLACES_KEY: TOKEN,
    MESSAGING_URL: ADDRESS,
    MESSAGING_TOKEN: TOKEN,
    FISCAL_URL: ADDRESS,
    FISCAL_TOKEN: TOKEN,
    WEBHOOKS_TO_LOOPBACK: { type: 'boolean', default: false },
    PUSHER_URL: { type: 'string', pattern: '^https?://', writeOnly: true },
    PUSHER_SOCKETS: { type: 'string', format: 'sockets', description: 'must look like wss://HOST:PORT' },
    TRUST_PROXY: {
      type: 'integer',
      minimum: 0,
      maximum: 10,
      default: 0,
      description: 'must be the number of reverse proxies in front of the server, 0 for none',
    },
    METRICS_PORT: { type: 'integer', minimum: 0, maximum: 65535 },
    METRICS_HOST: { type: 'string', minLength: 1, default: '127.0.0.1' },
    METRICS_TOKEN: OWN_TOKEN,
    // its exporter takes credentials from the URL
    OTEL_EXPORTER_OTLP_ENDPOINT: { type: 'string', pattern: '^https?://', writeOnly: true },
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

type Defaulted = {
  [Name in keyof Settings]: Settings[Name] extends { default: unknown } ? Name : never
}[keyof Settings]

type Values<Names extends keyof Settings> = { [Name in Names]: ValueOf<Settings[Name]> }

/** The values of the settings; those without a default may be absent. */
type Environment = Values<Defaulted> & Partial<Values<Exclude<keyof Settings, Defaulted>>>

/** `DATABASE_URL` → `databaseUrl` */
type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>

/** All settings, mostly under the name of their variable. Read once at the start, passed on, never changed. */
export type Config = ReturnType<typeof readConfig>

/**
 * Reads the configuration; empty variables count as absent.
 * @errors {@link StartupError} BAD_CONFIGURATION naming the variable, what was found and what is expected
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const values: Record<string, unknown> = {}
  for (const name of Object.keys(SCHEMA.properties)) {
    // a secret from a file ends with a line break
    const value = environment[name]?.trim()
    if (value) values[name] = value
  }
  const validate = ownSchemas({
    coerceTypes: true,
    useDefaults: true,
    formats: FORMATS,
  }).compile<Environment>(SCHEMA)
  if (!validate(values)) {
    const error = validate.errors?.[0]
    const name = error?.instancePath.slice(1) ?? ''
    const { writeOnly, description = error?.message ?? 'is wrong' } = settingNamed(name)
    const found = writeOnly ? 'the value given' : JSON.stringify(environment[name])
    refuse(`${name}: ${description}, found ${found}`)
  }
  refuseConflicts(values)
  const root = projectRoot()
  const inRoot = (path: string) => (isAbsolute(path) ? path : join(root, path))
  const {
    DATABASE_WAIT_SECONDS,
    DRAIN_SECONDS,
    VITRINA_DATA_DIR,
    IMAGES_BUCKET,
    PUSHER_URL,
    PUSHER_SOCKETS,
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_SERVICE_NAME,
    ...named
  } = values
  return {
    ...inCamelCase(named),
    databaseWaitMs: DATABASE_WAIT_SECONDS * 1000,
    drainMs: DRAIN_SECONDS * 1000,
    dataDir: inRoot(VITRINA_DATA_DIR),
    tenantsDir: inRoot(values.TENANTS_DIR),
    clientDir: inRoot(values.CLIENT_DIR),
    /** a folder, or the address of a bucket */
    imagesDir: IMAGES_BUCKET ?? inRoot(values.IMAGES_DIR),
    pagePurgeHeader: readHeader(values.PAGE_PURGE_HEADER),
    mercadoPagoAccounts: readMercadoPagoAccounts(values.MERCADO_PAGO_ACCOUNTS),
    transbankAccounts: readTransbankAccounts(values.TRANSBANK_ACCOUNTS),
    liveService: readLiveService(PUSHER_URL, PUSHER_SOCKETS),
    tracesEndpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesName: OTEL_SERVICE_NAME,
  }
}

function inCamelCase<Some extends Partial<Environment>>(values: Some) {
  const named = Object.entries(values).map(([name, value]) => [
    name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(named) as { [Name in keyof Some as CamelCase<Name & string>]: Some[Name] }
}

const settingNamed = (name: string): { writeOnly?: boolean; description?: string } =>
  new Map<string, object>(Object.entries(SCHEMA.properties)).get(name) ?? {}

/** `Name: value` */
function readHeader(line: string | undefined): Readonly<Record<string, string>> | undefined {
  if (line === undefined) return undefined
  const colon = line.indexOf(':')
  return { [line.slice(0, colon)]: line.slice(colon + 1).trim() }
}

/** @source its usage policy: no auto-complete */
const PUBLIC_GEOCODER = /^https?:\/\/nominatim\.openstreetmap\.org([:/]|$)/i

/**
 * Refuses valid variables that contradict each other.
 * @errors {@link StartupError} BAD_CONFIGURATION naming the variable and what it needs
 */
function refuseConflicts(values: Environment): void {
  if (values.MESSAGING_URL !== undefined && values.PUBLIC_ORIGIN === undefined)
    refuse('MESSAGING_URL: needs PUBLIC_ORIGIN, because messages carry links to it')
  checkFrames(values)
  checkSandbox(values)
  if (values.GEOCODER_URL !== undefined && PUBLIC_GEOCODER.test(values.GEOCODER_URL))
    refuse('GEOCODER_URL: the public host forbids suggestions while typing; name one of your own')
}

/** Browsers separate storage of frames by host and scheme, so another port alone is not enough. */
function checkFrames({ FRAMES_ORIGIN: frames, PUBLIC_ORIGIN: pages }: Environment): void {
  if (frames === undefined) return
  const url = new URL(frames)
  const around = pages === undefined ? undefined : new URL(pages)
  if (around !== undefined && url.protocol !== around.protocol)
    refuse('FRAMES_ORIGIN: must have the scheme of PUBLIC_ORIGIN')
  if (url.hostname === (around?.hostname ?? 'localhost'))
    refuse('FRAMES_ORIGIN: has the host name of pages, from which it is to keep code of vendors away')
}

/** The sandbox is enabled only by its own variable, and only where browsers can reach it. */
function checkSandbox({ PAYMENTS_SANDBOX, PAYMENTS_ORIGIN, PUBLIC_ORIGIN, TRUST_PROXY }: Environment): void {
  if (!PAYMENTS_SANDBOX && PAYMENTS_ORIGIN !== undefined)
    refuse(
      'PAYMENTS_ORIGIN: is the address of the payments sandbox, which PAYMENTS_SANDBOX=true switches on. ' +
        'Set that, or remove PAYMENTS_ORIGIN',
    )
  if (PAYMENTS_SANDBOX && PAYMENTS_ORIGIN === undefined && (PUBLIC_ORIGIN !== undefined || TRUST_PROXY > 0))
    refuse(
      'PAYMENTS_SANDBOX: needs PAYMENTS_ORIGIN where PUBLIC_ORIGIN or TRUST_PROXY is set, because browsers ' +
        'reach the sandbox at an address of its own. Set it, or PAYMENTS_SANDBOX=false: `npm start` sets true',
    )
}

function refuse(message: string): never {
  throw new StartupError('BAD_CONFIGURATION', message)
}
