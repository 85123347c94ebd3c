import { operationsOf } from './bundle.mjs'

const OPERATOR_SCHEMES = ['adminToken', 'adminPassword']

/**
 * What is wrong with the limits of the operations, one line each: one without, one that names what is not there, a
 * refusal that is not declared, an operator's token that can be guessed at.
 *
 * @param {object} document - the bundled API
 * @returns {string[]}
 */
export function rateLimitProblems(document) {
  const { limits, subjects } = document['x-rate-limits']
  const used = new Set()
  const problems = operationsOf(document).flatMap((operation) => {
    const entries = operation['x-rate-limit'] ?? []
    for (const { limit } of entries) used.add(limit)
    const faults = [
      ...(entries.length === 0 ? ['has no limit'] : []),
      ...entries.flatMap((entry) => entryFaults(document, operation, entry)),
      ...(entries.every(({ answeredBy }) => answeredBy === 'handler') ? [] : undeclared(operation)),
      ...unguarded(operation, limits),
    ]
    return faults.map((fault) => `${operation.operationId} x-rate-limit: ${fault}`)
  })
  const unused = Object.keys(limits).filter((name) => !used.has(name))
  const unknown = Object.entries(limits).flatMap(([name, { by }]) =>
    by
      .filter((subject) => !(subject in subjects))
      .map((subject) => `rate-limits.yaml ${name}: no subject ${subject}`),
  )
  return [...problems, ...unused.map((name) => `rate-limits.yaml ${name}: no operation names it`), ...unknown]
}

function entryFaults(document, operation, { limit, when }) {
  const { limits, subjects } = document['x-rate-limits']
  const known = limits[limit]
  if (known === undefined) return [`rate-limits.yaml has no ${limit}`]
  const missing = known.by.filter((subject) => {
    const places = subjects[subject] ?? []
    return places.length > 0 && !places.some((place) => hasPlace(document, operation, place))
  })
  return [
    ...missing.map((subject) => `${limit} counts by ${subject}, which no request of it names`),
    ...(when === undefined || hasPlace(document, operation, when) ? [] : [`no request of it has ${when}`]),
  ]
}

function undeclared({ responses, 'x-error-codes': codes = [] }) {
  return [
    ...(codes.includes('RATE_LIMITED') ? [] : ['x-error-codes lacks RATE_LIMITED']),
    ...(responses['429'] ? [] : ['declares no answer 429']),
  ]
}

function unguarded({ security = [], 'x-rate-limit': entries = [] }, limits) {
  const isOperators = security.some((schemes) => OPERATOR_SCHEMES.some((scheme) => scheme in schemes))
  const isGuarded = entries.some(({ limit }) => limits[limit]?.counts === 'wrong-tokens')
  return isOperators && !isGuarded ? ['takes the operator’s token and counts no wrong ones'] : []
}

/** Whether requests of an operation may have something at a place: /path/name, /query/name, /body/name/name. */
function hasPlace(document, { parameters, requestBody }, place) {
  const [, part, ...names] = place.split('/')
  if (part !== 'body') return parameters.some((one) => one.in === part && one.name === names[0])
  const follow = (schema) =>
    schema?.$ref ? document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] : schema
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema)
  return bodies.some((body) =>
    Boolean(names.reduce((schema, name) => follow(schema)?.properties?.[name], body)),
  )
}
