import { BANNER } from './banner.mjs'

/**
 * A validator that only says yes or no, for the code that every page begins with: a fifth of the bytes of one that
 * lists its findings. It knows few words of JSON Schema and refuses to guess at others.
 *
 * @param {Record<string, object>} schemas - name → schema
 * @param {string} name - of the schema
 */
export function briefValidatorModule(schemas, name) {
  const body = test(schemas, schemas[name], 'value', 0)
  return `${BANNER}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

export const is${name} = (value) =>
  ${body}
`
}

const SILENT = new Set(['description', 'title'])

const WORDS = {
  string: ['minLength', 'maxLength', 'pattern'],
  boolean: [],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  array: ['items', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
}

/** The expression that tells whether what `at` stands for has the shape of a schema. */
function test(schemas, schema, at, depth) {
  const { $ref, type, enum: allowed } = schema
  if ($ref) return test(schemas, schemas[$ref.slice($ref.lastIndexOf('/') + 1)], at, depth)
  if (allowed) return `${JSON.stringify(allowed)}.includes(${at})`
  const words = WORDS[type]
  const unknown = Object.keys(schema).filter(
    (word) => word !== 'type' && !SILENT.has(word) && !words?.includes(word),
  )
  if (!words || unknown.length > 0)
    throw new Error(`A brief validator does not know ${type} with ${unknown.join()}`)
  return TESTS[type](schemas, schema, at, depth + 1).join(' && ')
}

const within = ({ minimum, maximum }, at) => [
  ...(minimum === undefined ? [] : [`${at} >= ${minimum}`]),
  ...(maximum === undefined ? [] : [`${at} <= ${maximum}`]),
]

const TESTS = {
  string: (_, { minLength, maxLength, pattern }, at) => [
    `typeof ${at} === 'string'`,
    ...within({ minimum: minLength, maximum: maxLength }, `${at}.length`),
    ...(pattern === undefined ? [] : [`${new RegExp(pattern, 'u')}.test(${at})`]),
  ],
  boolean: (_, __, at) => [`typeof ${at} === 'boolean'`],
  number: (_, schema, at) => [`Number.isFinite(${at})`, ...within(schema, at)],
  integer: (_, schema, at) => [`Number.isInteger(${at})`, ...within(schema, at)],
  array: (schemas, { items, maxItems }, at, depth) => [
    `Array.isArray(${at})`,
    ...(maxItems === undefined ? [] : [`${at}.length <= ${maxItems}`]),
    `${at}.every((one${depth}) => ${test(schemas, items, `one${depth}`, depth)})`,
  ],
  object: (schemas, { properties = {}, required = [], additionalProperties }, at, depth) => [
    `isObject(${at})`,
    ...Object.entries(properties).map(([name, schema]) => {
      const own = test(schemas, schema, `${at}.${name}`, depth)
      return required.includes(name) ? own : `(${at}.${name} === undefined || ${own})`
    }),
    ...(typeof additionalProperties === 'object'
      ? [
          `Object.values(${at}).every((one${depth}) => ${test(schemas, additionalProperties, `one${depth}`, depth)})`,
        ]
      : []),
  ],
}
