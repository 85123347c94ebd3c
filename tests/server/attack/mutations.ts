import type { JsonSchema, OpenApiDocument, Operation, ParameterObject } from '#server/contract/document.ts'
import type { Request } from './request.ts'

/** A request with one thing about it changed; `what` says which, for the report of a failure. */
export type Mutation = { what: string; change(request: Request): Request }

const NOBODY = '00000000-0000-7000-8000-000000000000'

/** Texts that have broken servers, templates, shells, databases and logs. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  'half \udc00 pair',
  '\u202Egnp.exe',
  '\u{1F4A5}'.repeat(60),
  'e\u0301'.repeat(40),
  'x'.repeat(301),
  'x'.repeat(20_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '"; drop table orders; --',
  '%',
  '%00',
  '_%',
  '../../../../etc/passwd',
  '..\\..\\x',
  'a/b',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '$&$1${7*7}',
  'a\r\nX-Evil: 1',
  '=HYPERLINK("//evil")',
  '(a+)+$',
  'NaN',
  'Infinity',
  '-0',
  '-1',
  '1e309',
  '0x10',
  '2147483648',
  '9223372036854775808',
  'null',
  'undefined',
  '[object Object]',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '275760-09-13',
  NOBODY,
  'bistro',
  'nadie',
]

const NUMBERS: readonly number[] = [0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324]

/** A value of each kind that JSON has, so that each place gets each wrong type. */
const VALUES: readonly unknown[] = [
  ...TEXTS,
  ...NUMBERS,
  true,
  false,
  null,
  [],
  {},
  [null],
  [[[[[[]]]]]],
  Array.from({ length: 2_000 }, (_, nth) => nth),
  // an own member of that name, as no literal can write it
  JSON.parse('{"__proto__":{"admin":true}}'),
  JSON.parse('{"constructor":{"prototype":{"admin":true}}}'),
  { toString: 1, valueOf: 2, length: -1 },
]

const BODIES: readonly string[] = [
  '',
  ' ',
  'null',
  '[]',
  '"text"',
  '0',
  '{"a":',
  '{"a":1,"a":2}',
  '\uFEFF{}',
  '{"__proto__":{"admin":true}}',
  '['.repeat(20_000),
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
]

const TYPES: readonly string[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/csp-report',
  'nonsense',
]

const TOKENS: readonly string[] = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer  x',
  'Basic eDp5',
  'Basic %',
  'Bearer null',
]

/** Everything that can be changed about a request, derived from what the contract says of its operation. */
export function mutationsOf(
  document: OpenApiDocument,
  operation: Operation,
  { body }: Request,
): readonly Mutation[] {
  const schema = Object.values(operation.body?.content ?? {})[0]?.schema
  return [
    ...operation.parameters.flatMap(ofParameter),
    ...TOKENS.map((token) => ({
      what: `token ${token}`,
      change: (request: Request) => ({ ...request, token }),
    })),
    ...['debug', '__proto__', 'constructor'].map((name) => ({
      what: `query ${name}`,
      change: (request: Request) => ({ ...request, query: { ...request.query, [name]: '1' } }),
    })),
    ...(schema === undefined
      ? []
      : [
          ...BODIES.map((raw) => ({
            what: `body ${raw}`,
            change: (request: Request) => ({ ...request, raw }),
          })),
          ...TYPES.map((type) => ({
            what: `body of type ${type}`,
            change: (request: Request) => ({
              ...request,
              headers: { ...request.headers, 'content-type': type },
            }),
          })),
          ...ofBody(document, schema, body),
        ]),
  ]
}

function ofParameter({ name, in: where, schema }: ParameterObject): Mutation[] {
  if (where === 'cookie') return []
  const part = where === 'header' ? 'headers' : where
  const texts = [...TEXTS, ...limitsOf(schema).map(String)].filter((text) => isCarried(where, text))
  return [
    ...texts.map((text) => ({
      what: `${where} ${name}: ${text}`,
      change: (request: Request) => ({ ...request, [part]: { ...request[part], [name]: text } }),
    })),
    ...(part === 'path' ? [] : [{ what: `no ${where} ${name}`, change: without(part, name) }]),
  ]
}

/** What an address with a text in its path, or a header, would be another address, or no HTTP. */
function isCarried(where: string, text: string): boolean {
  if (where === 'query') return text.length <= 8_000
  return where === 'path' ? text !== '' && text.length <= 8_000 : /^[ -~]{0,8000}$/.test(text)
}

const without =
  (part: 'query' | 'headers', name: string) =>
  (request: Request): Request => {
    const { [name]: _, ...rest } = request[part] ?? {}
    return { ...request, [part]: rest }
  }

type Path = readonly (string | number)[]

function ofBody(document: OpenApiDocument, schema: JsonSchema, body: unknown): Mutation[] {
  return placesIn(document, schema, body).flatMap(({ path, limits, isThere }) => {
    const said = `/body/${path.join('/')}`
    const set = (value: unknown): Mutation => ({
      what: `${said} = ${JSON.stringify(value)}`,
      change: (request) => ({ ...request, body: changed(request.body, path, () => value) }),
    })
    return [
      ...[...VALUES, ...limits].map(set),
      ...(isThere
        ? [
            {
              what: `${said} gone`,
              change: (request: Request) => ({ ...request, body: changed(request.body, path) }),
            },
          ]
        : []),
    ]
  })
}

type Place = { path: Path; limits: unknown[]; isThere: boolean }

/** Where something stands in a body, or could stand, or must not. */
function placesIn(document: OpenApiDocument, schema: JsonSchema, value: unknown, path: Path = []): Place[] {
  const shapes = shapesOf(document, schema)
  const here: Place = { path, limits: shapes.flatMap(limitsOf), isThere: true }
  if (typeof value !== 'object' || value === null) return [here]
  if (Array.isArray(value)) {
    const [first] = value as unknown[]
    const items = shapes.map((one) => one.items as JsonSchema | undefined).find((one) => one !== undefined)
    const many = shapes.flatMap(({ maxItems }) =>
      typeof maxItems === 'number' ? [Array.from({ length: maxItems + 1 }, () => first)] : [],
    )
    const inner =
      items === undefined || first === undefined ? [] : placesIn(document, items, first, [...path, 0])
    return [{ ...here, limits: [...here.limits, ...many] }, ...inner]
  }
  const properties = new Map(
    shapes.flatMap((one) => Object.entries((one.properties ?? {}) as Record<string, JsonSchema>)),
  )
  return [
    ...(path.length === 0 ? [] : [here]),
    { path: [...path, 'unknown'], limits: [], isThere: false },
    ...[...properties].flatMap(([name, inner]) =>
      Object.hasOwn(value, name)
        ? placesIn(document, inner, (value as Record<string, unknown>)[name], [...path, name])
        : [{ path: [...path, name], limits: shapesOf(document, inner).flatMap(limitsOf), isThere: false }],
    ),
  ]
}

/** A schema with all that it refers to and is put together from. */
function shapesOf(document: OpenApiDocument, schema: JsonSchema): JsonSchema[] {
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1)
  const target = name === undefined ? undefined : document.components.schemas[name]
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] as JsonSchema[] | undefined) ?? [])
  return [schema, ...[...(target ? [target] : []), ...parts].flatMap((one) => shapesOf(document, one))]
}

/** Values just inside and just outside of what a schema allows. */
function limitsOf({ minimum, maximum, maxLength, minLength, enum: values }: JsonSchema): unknown[] {
  return [
    ...(typeof minimum === 'number' ? [minimum, minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum, maximum + 1] : []),
    ...(typeof maxLength === 'number' && maxLength < 100_000
      ? ['a'.repeat(maxLength), 'a'.repeat(maxLength + 1), '\u{1F4A5}'.repeat(maxLength)]
      : []),
    ...(typeof minLength === 'number' && minLength > 0 ? ['a'.repeat(minLength - 1)] : []),
    ...(Array.isArray(values) ? (values as unknown[]) : []),
  ]
}

/** A copy with another value at a path, or none there. */
function changed(body: unknown, [key, ...rest]: Path, make?: () => unknown): unknown {
  if (key === undefined) return make?.()
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) }) as Record<
    string | number,
    unknown
  >
  if (rest.length > 0) copy[key] = changed(copy[key], rest, make)
  else if (make !== undefined) copy[key] = make()
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete copy[key]
  return copy
}
