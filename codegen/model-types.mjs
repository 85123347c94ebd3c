import { compile } from 'json-schema-to-typescript'
import { BANNER } from './banner.mjs'
import { modelName } from './models.mjs'
import { rewrite } from './sources.mjs'

const OPTIONS = {
  bannerComment: '',
  additionalProperties: false,
  format: true,
  style: { singleQuote: true, semi: false, printWidth: 110, tabWidth: 2, bracketSpacing: true, trailingComma: 'all', useTabs: false },
  ignoreMinAndMaxItems: true,
  strictIndexSignatures: true,
}

/** Writes the types of all named schemas as flat exports, each under its own name. */
export async function modelTypes(models) {
  const parts = []
  for (const [name, schema] of Object.entries(models)) parts.push(await typeOf(name, schema))
  return `${BANNER}\n${parts.join('\n')}`
}

/**
 * The type of one schema. References become plain type names, so that the generator neither inlines a
 * shape nor invents a second name for it when a description stands beside the reference.
 */
export async function typeOf(name, schema) {
  const closed = rewrite(schema, (node) => {
    if (typeof node.$ref !== 'string') return withoutUnevaluated(node)
    return { tsType: modelName(node.$ref), ...(node.description ? { description: node.description } : {}) }
  })
  if (closed.tsType) return `export type ${name} = ${closed.tsType}\n`
  return `${(await compile(closed, name, OPTIONS)).trim()}\n`
}

function withoutUnevaluated(node) {
  if (node.unevaluatedProperties !== false) return node
  const { unevaluatedProperties: _, ...rest } = node
  return { ...rest, additionalProperties: false }
}
