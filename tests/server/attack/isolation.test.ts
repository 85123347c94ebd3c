import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { listOperations, readDocument, type Operation } from '#server/contract/document.ts'
import type { OperationId } from '#server/contract/handlers.ts'
import { REAL_REQUESTS } from './real-requests.ts'
import { send, type Request } from './request.ts'
import { WHO_MAY, type WhoMay } from './who-may.ts'
import { BRANCH, MARKS, openWorld, OTHER, OWN, STRANGER, type World } from './world.ts'

const OPERATIONS = listOperations(readDocument())
/** Of the one venue, whatever else the request says. */
const NAMES_A_THING = /"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/
const CODE = '[0-9A-HJKMNP-TV-Z]{11}'
/** An id, an order's code, or the cookie that opens an order. */
const SOMETHING = new RegExp(`[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\\b${CODE}\\b|vitrina_order`, 'g')
/** What cannot be guessed: the code of an order need not have a digit. */
const SECRET = new RegExp(`^(?=.*\\d)[\\w-]{6,}$|^(?:bistro)?${CODE}$`)
const FORGED = `Bearer ${'a'.repeat(43)}`

let world: World
let foreignRider: string
let ownRider: string
beforeAll(async () => {
  world = await openWorld()
  foreignRider = (await world.rider(OTHER)).authorization
  ownRider = (await world.rider()).authorization
})
afterAll(() => world.close())

/** That somebody asked, with which token, or with a wrong one, is written down; an application goes on after its answer. */
const ASKED = ['rate_counts', 'console_tokens', 'shift_tries', 'tenant_application']

/** What every other table holds. */
async function contents(): Promise<Record<string, string>> {
  const { db } = world.store
  const tables = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const names = (tables as { rows: { name: string }[] }).rows.map(({ name }) => name)
  const parts = names
    .filter((name) => !ASKED.includes(name))
    .map(
      (name) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from "${name}" t`,
    )
  const sums = await db.execute(sql.raw(parts.join(' union all ')))
  return Object.fromEntries(
    (sums as { rows: { name: string; sum: string }[] }).rows.map(({ name, sum }) => [name, sum]),
  )
}

/** The same request at the other venue, which names things of the first. */
function elsewhere(request: Request): Request {
  const at = <T>(part: T): T =>
    part === undefined
      ? part
      : (JSON.parse(
          JSON.stringify(part)
            .replaceAll(`"${OWN}"`, `"${OTHER}"`)
            .replaceAll(`"${BRANCH}"`, `"${OTHER}-casa"`)
            .replaceAll(`"${OWN}.`, `"${OTHER}.`),
        ) as T)
  return { ...request, path: at(request.path), query: at(request.query), body: at(request.body) }
}

/** Each text of the path and the body that cannot be guessed, replaced by one that was guessed. */
function guessed(request: Request): Request {
  const spoil = (text: string): string => {
    if (/^\d{6}$/.test(text)) return '135790'
    const last = text.at(-1) ?? ''
    return text.slice(0, -1) + (last === '0' ? '1' : '0')
  }
  const at = (part: Record<string, unknown> = {}) =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [
        name,
        typeof value === 'string' && SECRET.test(value) ? spoil(value) : value,
      ]),
    )
  return {
    ...request,
    path: at(request.path) as Request['path'],
    query: at(request.query) as Request['query'],
    headers: at(request.headers) as Request['headers'],
    ...(request.body === undefined ? {} : { body: at(request.body as Record<string, unknown>) }),
  }
}

type Owner = Exclude<WhoMay, 'anybody' | 'self'>

/** How others ask for what an operation gives. */
function othersAsk(who: Owner, request: Request): [string, Request][] {
  const { token: _, ...bare } = request
  const nobody: [string, Request][] = [
    ['nobody', { ...bare, cookie: '' }],
    ['a forged token', { ...request, token: FORGED }],
  ]
  const strangers: [string, Request][] = [
    ['another browser', { ...request, cookie: STRANGER }],
    ['a browser that has been nowhere', { ...request, cookie: '' }],
  ]
  switch (who) {
    case 'browser':
      return strangers
    case 'holder':
      return [
        ['whoever guesses', { ...guessed(request), cookie: STRANGER }],
        ...(JSON.stringify(elsewhere(request)) === JSON.stringify(request)
          ? []
          : ([['another venue', { ...elsewhere(request), cookie: STRANGER }]] as [string, Request][])),
      ]
    case 'rider':
      return [
        ...nobody,
        ['a rider of another store', { ...request, token: foreignRider }],
        ['a venue', { ...request, token: world.till }],
      ]
    case 'venue':
      return [
        ...nobody,
        ['another venue', { ...request, token: world.foreignTill }],
        ...(NAMES_A_THING.test(JSON.stringify([request.path, request.body]))
          ? ([['another venue, by its own address', { ...elsewhere(request), token: world.foreignTill }]] as [
              string,
              Request,
            ][])
          : []),
        ['a rider', { ...request, token: ownRider }],
      ]
    case 'operator':
      return [
        ...nobody,
        ['another venue', { ...request, token: world.foreignTill }],
        ['the venue', { ...request, token: world.till }],
        ['a rider', { ...request, token: ownRider }],
      ]
  }
}

async function askAs(operation: Operation, who: Owner): Promise<void> {
  const request = await REAL_REQUESTS[operation.id as OperationId](world)
  const asked = JSON.stringify(request)
  const before = await contents()
  for (const [by, foreign] of othersAsk(who, request)) {
    const { status, text, headers } = await send(world.server, operation, foreign)
    const said = `${by}: ${status} ${text.slice(0, 300)}`
    const given = JSON.stringify([text, headers['location'], headers['set-cookie']])
    // an empty list, or a page that says nothing, is as good as a refusal
    const told = [...given.matchAll(SOMETHING)].map(([found]) => found)
    const isNews = told.some((one) => !JSON.stringify(foreign).includes(one))
    expect(status >= 400 ? status < 500 : !isNews, said).toBe(true)
    for (const mark of MARKS) if (!asked.includes(mark)) expect(text.includes(mark), said).toBe(false)
  }
  expect(await contents()).toEqual(before)
  const own = who === 'venue' ? { ...request, token: world.till } : request
  const answer = await send(world.server, operation, own)
  expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(400)
}

describe('what belongs to somebody is neither read nor changed by others', () => {
  test('it is stated of every operation whose it is', () => {
    expect(Object.keys(WHO_MAY).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted())
  })

  const owned = OPERATIONS.flatMap((operation): [string, Owner, Operation][] => {
    const who = WHO_MAY[operation.id as OperationId]
    return who === 'anybody' || who === 'self' ? [] : [[operation.id, who, operation]]
  })
  test.each(owned)('%s: %s', (_id, who, operation) => askAs(operation, who))
})
