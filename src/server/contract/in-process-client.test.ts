import { describe, expect, test } from 'vitest'

import { bodyOf, type ApiClient } from '#api/client.ts'

import { pageContext } from '../http/request-context.ts'
import { fail, type AnyHandler } from './handlers.ts'
import { inProcessClient } from './in-process-client.ts'

const context = pageContext(new Date(0), { origin: 'https://venue.test', protocol: 'https', ip: '192.0.2.7' })

function clientOf(handlers: Record<string, AnyHandler>) {
  const logged: unknown[] = []
  const log = { error: (entry: unknown) => logged.push(entry) }
  const client = inProcessClient(new Map(Object.entries(handlers)), context, log) as ApiClient
  return { client, logged }
}
const lookUp = (client: ApiClient) =>
  client.GET('/api/diner/{alias}', { params: { path: { alias: 'bistro' } } })

describe('calls in process', () => {
  test('a handler is given what the caller named, and its answer is passed on as it is', async () => {
    const asked: unknown[] = []
    const body = { branches: [], total: 0 }
    const { client } = clientOf({
      'GET /api/diner/companies/{company}/branches': (input) => {
        asked.push(input)
        return { status: 200, body }
      },
    })
    const params = { path: { company: 'casa' }, query: { offset: 20 } }
    const call = client.GET('/api/diner/companies/{company}/branches', { params })
    expect(await bodyOf(call)).toBe(body)
    expect(asked).toEqual([{ ...params, headers: {}, body: undefined, context }])
  })

  test('a failure has the code and status that a route answers', async () => {
    const { client } = clientOf({ 'GET /api/diner/{alias}': () => fail('ALIAS_NOT_FOUND') })
    await expect(bodyOf(lookUp(client))).rejects.toMatchObject({ code: 'ALIAS_NOT_FOUND', status: 404 })
  })

  test('what is thrown goes to the log and not to the caller', async () => {
    const thrown = new Error('the database is gone')
    const { client, logged } = clientOf({ 'GET /api/diner/{alias}': () => Promise.reject(thrown) })
    const error: unknown = await bodyOf(lookUp(client)).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'INTERNAL', status: 500 })
    expect(String(error)).not.toContain('database')
    expect(logged).toEqual([{ err: thrown }])
  })

  test('drawing a page gives no session to a browser', () => {
    for (const give of [context.ensureDevice, context.endDevice]) expect(give).toThrow('calls that read')
  })
})
