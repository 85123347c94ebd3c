import { rewrite } from './sources.mjs'

const COMPONENTS = '#/components/schemas/'

/**
 * Collects every named schema of `schemas/models` under one flat set of names and turns the references
 * between the files into references between those names. The enum of ErrorCode comes from errors.yaml.
 *
 * @returns {Record<string, object>} name → schema, sorted by name
 */
export function collectModels(sources) {
  const found = new Map()
  for (const path of sources.list('models', '.yaml', '.schema.json')) {
    const content = sources.read(path)
    const schemas = path.endsWith('.json') ? content.$defs : content
    for (const [name, schema] of Object.entries(schemas)) {
      const other = found.get(name)
      if (other) throw new Error(`The schema ${name} is in both ${other.path} and ${path}`)
      found.set(name, { path, schema: flattenRefs(schema) })
    }
  }
  const models = {}
  for (const name of [...found.keys()].toSorted()) models[name] = found.get(name).schema
  models.ErrorCode = { ...models.ErrorCode, enum: Object.keys(sources.read('errors.yaml')) }
  refuseDanglingRefs(models)
  return models
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

function refuseDanglingRefs(models) {
  rewrite(models, (node) => {
    if (typeof node.$ref === 'string' && !(modelName(node.$ref) in models))
      throw new Error(`A reference means ${modelName(node.$ref)}, which no file of schemas/models has`)
    return node
  })
}
