import { compile } from 'json-schema-to-typescript'
import { BANNER } from './banner.mjs'
import { modelName } from './models.mjs'
import { rewrite } from './sources.mjs'

const OPTIONS = {
  bannerComment: '',
  additionalProperties: false,
  format: true,
  style: {
    singleQuote: true,
    semi: false,
    printWidth: 110,
    tabWidth: 2,
    bracketSpacing: true,
    trailingComma: 'all',
    useTabs: false,
  },
  ignoreMinAndMaxItems: true,
  strictIndexSignatures: true,
}

/** Writes the types of all named schemas as flat exports, each under its own name. */
export async function modelTypes(models) {
  return `${BANNER}\n${await typesOf(models)}`
}

/** Writes the types of the files of a tenant folder; what they share with the API comes from models.ts. */
export async function tenantTypes(tenantModels, models) {
  const used = Object.keys(models).filter((name) =>
    JSON.stringify(tenantModels).includes(`"#/components/schemas/${name}"`),
  )
  const imports = `import type {\n${used.map((name) => `  ${name},\n`).join('')}} from './models.ts'\n`
  return `${BANNER}\n${imports}\n${await typesOf(tenantModels)}`
}

async function typesOf(schemas) {
  const parts = []
  for (const [name, schema] of Object.entries(schemas)) parts.push(await typeOf(name, schema))
  return parts.join('\n')
}

/**
 * The type of one schema. References become plain type names, so that the generator neither inlines a
 * shape nor invents a second name for it when a description stands beside the reference.
 */
export async function typeOf(name, schema) {
  const described = rewrite(schema, (node) => tuple(closed(withoutConditions(named(node)))))
  if (described.tsType) return `export type ${name} = ${described.tsType}\n`
  return `${(await compile(described, name, OPTIONS)).trim()}\n`
}

function named(node) {
  if (typeof node.$ref !== 'string') return node
  return { tsType: modelName(node.$ref), ...(node.description ? { description: node.description } : {}) }
}

const CONDITIONS = ['if', 'then', 'else', 'not', 'required', 'dependentRequired', 'propertyNames']

/** Conditions never reach a type: they are dropped, and so are lists that hold nothing else. */
function withoutConditions(node) {
  const copy = { ...node }
  for (const key of ['if', 'then', 'else', 'not', 'dependentRequired', 'propertyNames']) delete copy[key]
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    if (!Array.isArray(copy[key])) continue
    copy[key] = copy[key].filter((member) => Object.keys(member).some((word) => !CONDITIONS.includes(word)))
    if (copy[key].length === 0) delete copy[key]
  }
  return copy
}

/** The generator does not know unevaluatedProperties. */
function closed(node) {
  if (node.unevaluatedProperties !== false) return node
  const { unevaluatedProperties: _, ...rest } = node
  return { ...rest, additionalProperties: false }
}

/** The generator does not know prefixItems; a fixed list of references is written as it is meant. */
function tuple(node) {
  if (!Array.isArray(node.prefixItems)) return node
  return {
    description: node.description,
    tsType: `[${node.prefixItems.map((item) => item.tsType).join(', ')}]`,
  }
}
