import { flattenRefs, modelName, resolveRef } from './models.mjs'

const ANSWERS = 'answers.yaml'

/**
 * The whole API as one document: paths and parameters inlined, shapes under components.schemas, error answers under
 * components.responses.
 *
 * @param {ReturnType<import('./sources.mjs').openSources>} sources
 * @param {Record<string, object>} models - name → schema
 * @returns {object} an OpenAPI 3.1 document without references to files
 */
export function bundle(sources, models) {
  const root = sources.read('openapi.yaml')
  const paths = {}
  for (const [path, item] of Object.entries(root.paths)) paths[path] = inline(sources, item, 'openapi.yaml')
  const responses = flattenRefs(sources.read(ANSWERS))
  refuseMisplacedErrors(paths, sources.read('errors.yaml'))
  for (const operation of operationItems(paths))
    operation['x-rate-limit'] = operation['x-rate-limit']?.map((entry) =>
      typeof entry === 'string' ? { limit: entry } : entry,
    )
  return {
    ...root,
    'x-rate-limits': sources.read('rate-limits.yaml'),
    paths,
    components: { ...root.components, schemas: models, responses },
  }
}

/** Follows references from file to file; those to shapes and error answers become references into components. */
function inline(sources, value, from) {
  if (Array.isArray(value)) return value.map((item) => inline(sources, item, from))
  if (value === null || typeof value !== 'object') return value
  if (typeof value.$ref === 'string') return follow(sources, value.$ref, from)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inline(sources, item, from)]))
}

function follow(sources, ref, from) {
  const { path, value } = resolveRef(sources, from, ref)
  if (path.startsWith('models/')) return { $ref: `#/components/schemas/${modelName(ref)}` }
  if (path === ANSWERS) return { $ref: `#/components/responses/${modelName(ref)}` }
  return inline(sources, value, path)
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

const operationItems = (paths) =>
  Object.values(paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []))

/** Every operation of the document with its path and method. */
export function operationsOf(document) {
  const found = []
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method]
      if (!operation) continue
      found.push({
        path,
        method,
        ...operation,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
      })
    }
  }
  return found
}

function refuseMisplacedErrors(paths, errors) {
  for (const operation of operationsOf({ paths })) {
    for (const code of operation['x-error-codes'] ?? []) {
      const status = errors[code]?.status
      if (status === undefined)
        throw new Error(`${operation.operationId} names ${code}, which errors.yaml does not have`)
      if (!operation.responses[status] && !operation.responses.default)
        throw new Error(`${operation.operationId} names ${code} but declares no answer ${status}`)
    }
  }
}
