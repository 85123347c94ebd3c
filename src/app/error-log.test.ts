import { expect, test } from 'vitest'

import { ApiError, createApiClient } from '#api/client.ts'
import type { ClientError } from '#generated/models.ts'
import { createErrorLog, watchErrors } from './error-log.ts'
import type { RouteOf } from './late/error-reporter.ts'
import { companionRouteOf, routeOf } from './routes.ts'

function logOn(path: string, read: RouteOf = routeOf) {
  const sent: Promise<ClientError>[] = []
  const client = createApiClient('http://venue.test', (request) => {
    sent.push(request.json() as Promise<ClientError>)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  return {
    report: createErrorLog({ client, routeOf: read, path: () => path }),
    /** what was sent, once as many reports have arrived as the test expects */
    told: async (least = 1) => {
      await expect.poll(() => sent.length).toBeGreaterThanOrEqual(least)
      return Promise.all(sent)
    },
  }
}

test('[LOG-01] an error is told with its text, its stack and the place it happened at', async () => {
  const { report, told } = logOn('/menu/la-esquina/Delivery')
  report(new TypeError('x is not a function'), { blockId: 'plates', blockType: 'menu-plates' })
  const [error] = await told()
  expect(error).toMatchObject({
    error: 'TypeError: x is not a function',
    context: {
      alias: 'la-esquina',
      path: '/menu/la-esquina/Delivery',
      blockId: 'plates',
      blockType: 'menu-plates',
    },
  })
  expect(error?.context.stack).toContain('x is not a function')
})

test.each([
  ['/menu/la-esquina/order/', 'K7QF3M2X9TD', routeOf],
  ['/menu/la-esquina/order/', 'K7QF3M2X9TD/', routeOf],
  ['/encuesta/la-esquina/', 'K7QF3M2X9TD', companionRouteOf],
  ['/logistics/tracking/order/la-esquina/', 'K7QF3M2X9TD', companionRouteOf],
])('[LOG-01] the code of an order stays out of the log: %s', async (before, code, read) => {
  const { report, told } = logOn(before + code, read)
  report('broken')
  expect((await told())[0]?.context).toMatchObject({ alias: 'la-esquina', path: `${before}…` })
})

test('[LOG-01] the same error is told once, and a page in a loop soon falls silent', async () => {
  const { report, told } = logOn('/menu')
  for (let round = 0; round < 3; round += 1) report(new Error('again'))
  expect(await told()).toHaveLength(1)
  for (let round = 0; round < 50; round += 1) report(new Error(`number ${round}`))
  expect(await told(10)).toHaveLength(10)
})

test('[LOG-01] whatever is thrown becomes a text the log call takes', async () => {
  const { report, told } = logOn('/menu')
  for (const thrown of [undefined, null, '', { code: 1 }, 'x'.repeat(9_000)]) report(thrown)
  for (const { error } of await told()) {
    expect(error.length).toBeGreaterThan(0)
    expect(error.length).toBeLessThanOrEqual(2_000)
  }
})

test('[LOG-01] errors and rejections that nobody caught are watched until told to stop', () => {
  const target = new EventTarget()
  const told: unknown[] = []
  const stop = watchErrors(target as unknown as Window, (error) => told.push(error))
  target.dispatchEvent(Object.assign(new Event('error'), { error: undefined, message: 'Script error.' }))
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }))
  stop()
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'later' }))
  expect(told).toEqual(['Script error.', 'rejected'])
})

test('[LOG-01] a call that failed is told with the id of its request', async () => {
  const { report, told } = logOn('/menu')
  report(new ApiError('INTERNAL', 500, { requestId: '0123456789abcdef' }))
  expect(await told()).toMatchObject([{ context: { requestId: '0123456789abcdef' } }])
})
