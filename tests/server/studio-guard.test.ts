import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { markIn } from '#domain/studio/draft-mark.ts'
import { OPERATIONS, type Operation } from '#generated/operations.ts'
import type { Problem, StudioDraft, StudioFrame } from '#generated/models.ts'
import { listOperations, readDocument, type JsonSchema } from '#server/contract/document.ts'
import { DraftMarks } from '#server/studio/draft-marks.ts'
import { aliasOf, studioApp, type StudioApp } from './support/studio.ts'

let server: StudioApp
let draft: StudioDraft
let frame: StudioFrame
let published: StudioFrame
beforeAll(async () => {
  server = await studioApp()
  draft = await server.draftOf({ tenant: 'bistro' })
  const made = await server.studio<StudioFrame>('POST', `/drafts/${draft.id}/frames`, {
    body: { variant: 'open', samples: ['order', 'delivery', 'survey', 'shift', 'console'] },
  })
  frame = made.body
  const beside = await server.studio<StudioFrame>('POST', `/drafts/${draft.id}/frames`, {
    body: { variant: 'open', shows: 'published', samples: ['order'] },
  })
  published = beside.body
})
afterAll(() => server.close())

/** Rows of every table of the server. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables = await server.store.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of (tables as { rows: { name: string }[] }).rows) {
    const rows = await server.store.db.execute(sql.raw(`select count(*)::int as n from "${name}"`))
    counts[name] = (rows as { rows: { n: number }[] }).rows[0]?.n ?? 0
  }
  return counts
}

const OPS = Object.entries(OPERATIONS as Record<string, Operation>)
const UNSAFE = OPS.filter(([, { method, path }]) => method !== 'GET' && !path.startsWith('/api/studio')).map(
  ([id, { method, path }]) => ({ id, method, path }),
)

const CALLS = new Map(listOperations(readDocument()).map((call) => [call.id, call]))
/** The answer to what names a draft: a wrong token is refused first, before anything of the body is read. */
const refusal = (id: string, holder: 'operator' | 'console' | 'rider'): [number, string] => {
  const call = CALLS.get(id)
  const wanted = call?.tokens.find((token) => token === 'adminToken' || token === 'riderToken')
  const own = holder === 'rider' ? 'riderToken' : 'adminToken'
  if (wanted !== undefined && wanted !== own) return [401, 'UNAUTHENTICATED']
  return [403, call?.isOperators && holder === 'console' ? 'FORBIDDEN' : 'DRAFT_READ_ONLY']
}

const filled = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(value))

describe('nothing can be created through a draft', () => {
  test('and nothing hides among more names than a call has', async () => {
    const names = Array.from({ length: 501 }, () => crypto.randomUUID())
    const body = { names, code: frame.samples.orderCode }
    const answer = await server.call<Problem>('POST', '/api/order', { body })
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST'])
    expect(answer.body.errors).toBeUndefined()
  })

  test('there is something to try', () => {
    expect(UNSAFE.length).toBeGreaterThan(25)
    expect(Object.keys(frame.samples)).toEqual(
      expect.arrayContaining([
        'orderCode',
        'deliveryCode',
        'surveyCode',
        'shipmentId',
        'riderToken',
        'consoleToken',
      ]),
    )
  })

  test('by every operation that changes something, wherever the draft is named', async () => {
    const before = await rowCounts()
    const alias = aliasOf(draft)
    const names = [alias, `${alias}.delivery`, frame.venue ?? '', frame.modes[0]?.id ?? '']
    names.push(published.alias, published.venue ?? '')
    const samples = [
      frame.samples.orderCode,
      frame.samples.deliveryCode,
      frame.samples.shipmentId,
      published.samples.orderCode,
    ].filter((one) => one !== undefined)
    let tried = 0
    for (const { id, method, path } of UNSAFE) {
      for (const name of [...names, ...samples]) {
        const ways = [
          { url: filled(path, 'bistro'), body: { anything: [{ deep: name }] } },
          { url: `${filled(path, 'bistro')}?branchContactId=${encodeURIComponent(name)}`, body: {} },
          ...(path.includes('{') ? [{ url: filled(path, name), body: {} }] : []),
        ]
        for (const { url, body } of ways) {
          const answer = await server.call<Problem>(method, url, { body, admin: true })
          expect([id, url, answer.status, answer.body.code]).toEqual([id, url, ...refusal(id, 'operator')])
          tried += 1
        }
      }
      // a body that names nothing, from the page of a draft
      const answer = await server.call<Problem>(method, filled(path, 'bistro'), {
        body: {},
        admin: true,
        headers: { referer: `http://localhost/menu/${alias.replace('~', '%7E')}/Delivery` },
      })
      expect([id, answer.status, answer.body.code]).toEqual([id, ...refusal(id, 'operator')])
      // the tokens of its rider and of its console
      for (const [token, holder] of [
        [frame.samples.riderToken, 'rider'],
        [frame.samples.deliveryToken, 'rider'],
        [frame.samples.consoleToken, 'console'],
      ] as const) {
        const withToken = await server.call<Problem>(method, filled(path, 'bistro'), {
          body: {},
          headers: { authorization: `Bearer ${token}` },
        })
        expect([id, withToken.status, withToken.body.code]).toEqual([id, ...refusal(id, holder)])
      }
    }
    expect(tried).toBeGreaterThan(400)
    expect(await rowCounts()).toEqual(before)
  })

  test('reading everything of it leaves no row behind, tells nobody, and is kept by nobody', async () => {
    const before = await rowCounts()
    for (const [id, { method, path }] of OPS) {
      if (
        method !== 'GET' ||
        !path.includes('{') ||
        path.startsWith('/api/studio') ||
        /^\/(files|tiles)\//.test(path)
      )
        continue
      const answer = await server.call('GET', filled(path, frame.venue ?? ''), { admin: true })
      expect([id, answer.headers['x-robots-tag']]).toEqual([id, 'noindex, nofollow'])
      expect([id, answer.headers['cache-control']]).toEqual([id, 'private, no-store'])
    }
    expect(await rowCounts()).toEqual(before)
    expect(before['outbox']).toBe(0)
    expect(before['sent_messages']).toBe(0)
  })

  // what is no name to any handler is not looked up: a report's own words are read by nobody
  test('no call takes the keys of its body for names', () => {
    const { components } = readDocument()
    const takesKeys = (value: unknown, seen: Set<unknown>): boolean => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return false
      seen.add(value)
      const { $ref, type, additionalProperties } = value as JsonSchema
      const isOpen = type === 'object' && additionalProperties !== false
      const referred = components.schemas[$ref?.slice($ref.lastIndexOf('/') + 1) ?? '']
      return isOpen || [referred, ...Object.values(value)].some((inner) => takesKeys(inner, seen))
    }
    const open = UNSAFE.filter(({ id }) => takesKeys(CALLS.get(id)?.body?.content, new Set()))
    expect(open.map(({ id }) => id)).toEqual(['reportPolicyViolation'])
  })

  test('a venue beside it goes on as ever', async () => {
    const answer = await server.call('POST', '/api/analytics/events', {
      body: { event: 'ITEM_VIEW', context: { alias: 'bistro' }, impediments: [] },
      headers: { 'session-id': 'a-visit-of-somebody' },
    })
    expect(answer.status).toBe(204)
  })
})

describe('marks', () => {
  const LATER = new Date('2026-12-01T00:00:00Z')

  test('of another secret, of another end, or changed anywhere open nothing', async () => {
    const marks = await DraftMarks.open(server.store, (size) => Buffer.alloc(size, 7))
    const own = aliasOf(draft)
    expect(marks.isOpen(own, server.time.now)).toBe(true)
    const token = markIn(own) ?? ''
    const at = fc.integer({ min: 0, max: token.length - 1 })
    const character = fc.stringMatching(/^[a-z2-7]$/)
    fc.assert(
      fc.property(at, character, (index, other) => {
        fc.pre(token[index] !== other)
        const forged = `bistro~${token.slice(0, index)}${other}${token.slice(index + 1)}`
        expect(marks.isOpen(forged, server.time.now)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z2-7]{40}$/), (forged) => {
        expect(marks.isOpen(`bistro~${forged}`, server.time.now)).toBe(false)
      }),
    )
  })

  test('say the same for the same id and end, and end to the second', async () => {
    const marks = await DraftMarks.open(server.store, (size) => Buffer.alloc(size, 7))
    const mark = marks.mark('0011223344556677', LATER)
    expect(marks.mark('0011223344556677', LATER)).toBe(mark)
    expect(marks.isAlive(mark, new Date(LATER.getTime() - 1))).toBe(true)
    expect(marks.isAlive(mark, LATER)).toBe(false)
    expect(marks.isOpen(`bistro${mark}x`, server.time.now)).toBe(false)
    expect(marks.isOpen('bistro~', server.time.now)).toBe(false)
    expect(marks.isOpen('bistro', server.time.now)).toBe(true)
  })

  test('that are forged are unknown like any alias nobody has', async () => {
    const forged = aliasOf(draft).replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
    for (const url of [`/api/diner/${forged}`, `/api/storefront?alias=${forged}`]) {
      const answer = await server.call<Problem>('GET', url)
      expect([answer.status, answer.body.code]).toEqual([404, 'ALIAS_NOT_FOUND'])
    }
  })
})
