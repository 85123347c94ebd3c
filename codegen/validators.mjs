import { readFileSync } from 'node:fs'
import { Ajv2020, _ } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { BANNER } from './banner.mjs'
import { briefValidatorModule } from './brief-validator.mjs'
import { rewrite } from './sources.mjs'
import { formats } from './validator-runtime.mjs'

const RUNTIME = new URL('./validator-runtime.mjs', import.meta.url)

/**
 * The validators that the browser and the command line need: file name → schemas and where their types live. Two that
 * share most of what they hold stand in one module.
 */
export const VALIDATORS = {
  'tenant-file': { schemas: ['TenantFile', 'TenantBaseFile'], types: 'tenant' },
  'theme-file': { schemas: ['ThemeFile'], types: 'tenant' },
  'menu-file': { schemas: ['MenuFile'], types: 'tenant' },
  'layout-file': { schemas: ['LayoutFile'], types: 'tenant' },
  'messages-file': { schemas: ['MessagesFile'], types: 'tenant' },
  'diner-entity': { schemas: ['DinerEntity'], types: 'models' },
  'live-settings': { schemas: ['LiveSettings'], types: 'models' },
  'tracking-info': { schemas: ['TrackingInfo'], types: 'models' },
  'rider-steps': { schemas: ['RiderSteps'], types: 'models' },
  'kept-trip': { schemas: ['KeptTrip'], types: 'models' },
  'audit-ratchet': { schemas: ['AuditRatchet'], types: 'audit' },
}

/** Those that only say yes or no. */
export const BRIEF_VALIDATORS = {
  'kept-cart': { schema: 'KeptCart', types: 'models' },
  'kept-benefits': { schema: 'KeptBenefits', types: 'models' },
}

/**
 * One module per validator, so that a page pays only for those it uses. No schema is compiled in the browser and the
 * modules import nothing but their own runtime.
 *
 * @param {Record<string, object>} schemas - name → schema, of models and tenant files together
 * @returns {Map<string, string>} path below src/generated → content
 */
export function validators(schemas) {
  const outputs = new Map([
    ['validators/runtime.js', `${BANNER}${readFileSync(RUNTIME, 'utf8')}`],
    ['validators/finding.d.ts', FINDING],
  ])
  for (const [file, { schemas: names, types }] of Object.entries(VALIDATORS)) {
    outputs.set(`validators/${file}.js`, validatorModule(schemas, names))
    outputs.set(`validators/${file}.d.ts`, declaration(names, types))
  }
  for (const [file, { schema, types }] of Object.entries(BRIEF_VALIDATORS)) {
    outputs.set(`validators/${file}.js`, briefValidatorModule(schemas, schema))
    outputs.set(`validators/${file}.d.ts`, briefDeclaration(schema, types))
  }
  return outputs
}

/**
 * A compiler that knows all schemas by name.
 *
 * @param {Record<string, object>} schemas
 * @param {import('ajv').CodeOptions} [code] - how their code is written
 */
export function compilerOf(schemas, code) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    formats,
    code,
  })
  for (const [key, schema] of Object.entries(schemas)) ajv.addSchema(bare(schema), key)
  return ajv
}

const AS_MODULE = {
  source: true,
  esm: true,
  lines: true,
  optimize: true,
  formats: _`require("./runtime.js").formats`,
}

/** The module of one validator, or of several. */
function validatorModule(schemas, names) {
  const ajv = compilerOf(schemas, AS_MODULE)
  const code = withImports(
    standalone.default(ajv, Object.fromEntries(names.map((name) => [`is${name}`, name]))),
  )
  const [name] = names
  if (/\brequire\s*\(/.test(code)) throw new Error(`The validator of ${name} still calls require`)
  if (/\bnew Function\b|\beval\s*\(/.test(code)) throw new Error(`The validator of ${name} evaluates text`)
  return `${BANNER}${code}\n`
}

const ANNOTATIONS = ['description', 'title', 'default', 'examples']

/** References by bare name, and no annotations: the modules would carry them along. */
function bare(schema) {
  return rewrite(schema, (node) => {
    const ref = typeof node.$ref === 'string' ? { $ref: node.$ref.slice(node.$ref.lastIndexOf('/') + 1) } : {}
    const kept = Object.entries(node).filter(([key, value]) => !isAnnotation(key, value))
    return { ...Object.fromEntries(kept), ...ref }
  })
}

/** A property may bear the name of an annotation; then its value is a schema, not a text. */
function isAnnotation(key, value) {
  return key.startsWith('x-') || (ANNOTATIONS.includes(key) && (typeof value !== 'object' || value === null))
}

/** The generator of validators writes CommonJS calls even into modules; they become imports of our own runtime. */
function withImports(code) {
  const used = new Set()
  const replaced = code
    .replaceAll(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, (_match, name) => {
      used.add(name)
      return name
    })
    .replaceAll('require("./runtime.js").formats', () => {
      used.add('formats')
      return 'formats'
    })
    .replace('"use strict";', '')
  if (used.size === 0) return replaced
  return `import { ${[...used].toSorted().join(', ')} } from './runtime.js'\n${replaced}`
}

const FINDING = `${BANNER}
/** One thing that a validator found. */
export interface Finding {
  /** JSON pointer to the value. */
  readonly instancePath: string
  /** Rule that was broken, as a pointer into the schema. */
  readonly schemaPath: string
  /** Word of JSON Schema, as required or maxLength. */
  readonly keyword: string
  /** What the rule wanted, by keyword. */
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** Tells whether a value has the shape T; after a refusal errors holds every finding. */
export interface Guard<T> {
  (value: unknown): value is T
  readonly errors?: readonly Finding[] | null
}
`

function declaration(names, types) {
  return `${BANNER}
import type { ${names.join(', ')} } from '../${types}.ts'
import type { Guard } from './finding.d.ts'
${names.map((name) => `\n/** Whether a value is a ${name}. */\nexport declare const is${name}: Guard<${name}>\n`).join('')}`
}

function briefDeclaration(name, types) {
  return `${BANNER}
import type { ${name} } from '../${types}.ts'

/** Whether a value is a ${name}. */
export declare const is${name}: (value: unknown) => value is ${name}
`
}
