import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'

import { fetchInProcess } from './fetch-api.ts'
import { KnownAnswers } from './known-answers.ts'

describe('answers read before', () => {
  const known = new KnownAnswers()

  test('the same bytes give the same object, other bytes another', () => {
    const first = known.read('/a', Buffer.from('{"n":[1]}'))
    expect(first).toEqual({ n: [1] })
    expect(known.read('/a', Buffer.from('{"n":[1]}'))).toBe(first)
    expect(known.read('/b', Buffer.from('{"n":[1]}'))).not.toBe(first)
    expect(known.read('/a', Buffer.from('{"n":[2]}'))).toEqual({ n: [2] })
  })

  test('nobody can change them', () => {
    const value = known.read('/c', Buffer.from('{"n":[1]}')) as { n: number[] }
    expect(() => value.n.push(2)).toThrow(TypeError)
  })
})

describe('calls in process', () => {
  const app = Fastify()
  let calls = 0
  app.get('/shared', async (_request, reply) => {
    calls += 1
    return reply.header('cache-control', 'public, no-cache').send({ plates: [] })
  })
  app.get('/own', async (_request, reply) => reply.header('cache-control', 'no-store').send({ phone: '1' }))
  app.get('/gone', async (_request, reply) =>
    reply.code(404).header('cache-control', 'public').send({ no: 1 }),
  )
  const fetchApi = fetchInProcess(app)
  const ask = (path: string) => fetchApi(new Request(`http://localhost${path}`))
  afterAll(() => app.close())

  test('each asks the route; what may be kept is read once', async () => {
    const [first, second] = [await ask('/shared'), await ask('/shared')]
    expect(calls).toBe(2)
    expect(await second.json()).toBe(await first.json())
    expect(await (await ask('/shared')).text()).toBe('{"plates":[]}')
  })

  test('what must not be stored is read each time, and so are failures', async () => {
    expect(await (await ask('/own')).json()).not.toBe(await (await ask('/own')).json())
    const gone = await ask('/gone')
    expect(gone.status).toBe(404)
    expect(await gone.json()).toEqual({ no: 1 })
  })
})
