import { posix } from 'node:path'
import { rewrite } from './sources.mjs'

const COMPONENTS = '#/components/schemas/'

/**
 * Collects every named schema of `schemas/models` under one flat set of names and turns the references
 * between the files into references between those names. The enum of ErrorCode comes from errors.yaml.
 *
 * @returns {Record<string, object>} name → schema, sorted by name
 */
export function collectModels(sources) {
  const models = collect(sources, 'models', ['.yaml', '.schema.json'])
  models.ErrorCode = { ...models.ErrorCode, enum: Object.keys(sources.read('errors.yaml')) }
  return models
}

/**
 * Collects the schemas of the files of a tenant folder: each file's own under its title, and its $defs.
 *
 * @returns {Record<string, object>} name → schema, sorted by name
 */
export function collectTenantModels(sources) {
  return collect(sources, 'tenant', ['.schema.json'])
}

/**
 * Collects the schemas of what `vitrina audit` reads and writes.
 *
 * @returns {Record<string, object>} name → schema, sorted by name
 */
export function collectAuditModels(sources) {
  return collect(sources, 'audit', ['.schema.json'])
}

function collect(sources, folder, endings) {
  const found = new Map()
  for (const path of sources.list(folder, ...endings)) {
    refuseBrokenRefs(sources, path)
    for (const [name, schema] of Object.entries(schemasOf(path, sources.read(path)))) {
      const other = found.get(name)
      if (other) throw new Error(`The schema ${name} is in both ${other.path} and ${path}`)
      found.set(name, { path, schema: flattenRefs(schema) })
    }
  }
  return Object.fromEntries([...found.keys()].toSorted().map((name) => [name, found.get(name).schema]))
}

function schemasOf(path, content) {
  if (!path.endsWith('.json')) return content
  const { $schema: _, $id: __, $defs, title, ...own } = content
  return title ? { ...$defs, [title]: own } : $defs
}

/** Points every reference at the flat set of names: the last step of a reference is the name. */
export function flattenRefs(schema) {
  return rewrite(schema, (node) =>
    typeof node.$ref === 'string' ? { ...node, $ref: COMPONENTS + modelName(node.$ref) } : node,
  )
}

/** The name of the schema that a reference means. */
export function modelName(ref) {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

/** What a reference means, read from the file it names. */
export function resolveRef(sources, from, ref) {
  const [file, pointer = ''] = ref.split('#')
  const path = file === '' ? from : posix.join(posix.dirname(from), file)
  const value = pointer
    .split('/')
    .slice(1)
    .reduce((part, key) => part?.[key], sources.read(path))
  if (value === undefined) throw new Error(`${from} refers to ${ref}, which does not exist`)
  return { path, value }
}

function refuseBrokenRefs(sources, path) {
  rewrite(sources.read(path), (node) => {
    if (typeof node.$ref === 'string') resolveRef(sources, path, node.$ref)
    return node
  })
}
