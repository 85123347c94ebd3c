import { describe, expect, test } from 'vitest'

import { routeOf } from '#app/routes.ts'
import { isKept, named, planOf } from './plan.ts'

const ORIGIN = 'https://vitrina.example'
const PAGE = `${ORIGIN}/menu/la-esquina/Delivery`
const plan = (path: string, over: object = {}) =>
  planOf({ method: 'GET', mode: 'cors', url: ORIGIN + path, referrer: PAGE, ...over }, ORIGIN)

describe('what the worker answers', () => {
  test.each([
    ['/assets/client-Dk3_f9aZ.js', { kind: 'code' }],
    ['/fonts/bitter-77b98619.woff2', { kind: 'font' }],
    ['/files/0123456789abcdef-384.avif', { kind: 'picture' }],
    ['/api/diner/la-esquina', { kind: 'data', alias: 'la-esquina' }],
    ['/api/storefront?alias=la-esquina', { kind: 'data', alias: 'la-esquina' }],
    ['/api/ordermodes/la-esquina.delivery/fees', { kind: 'data', alias: 'la-esquina' }],
  ])('%s', (path, expected) => {
    expect(plan(path)).toEqual(expected)
  })

  test('data belong to the venue whose page asks', () => {
    const referrer = `${ORIGIN}/menu/cafe-aurora`
    expect(plan('/api/diner/cafe-aurora', { referrer })).toEqual({ kind: 'data', alias: 'cafe-aurora' })
    expect(plan('/api/storefront', { referrer: '' })).toEqual({ kind: 'data', alias: '' })
  })

  test.each([
    '/api/order',
    '/api/orders?phone=%2B541155551234',
    '/api/orderingcustomer/%2B541155551234',
    '/api/diner/la-esquina/order/K7QF3M2X9TD',
    '/api/admin/orders',
    '/api/paymenturl',
    '/api/geocode/search?q=Bulnes',
    '/api/loyalty/history',
    '/tiles/15/11068/19742.png',
    '/menu/la-esquina/manifest.webmanifest',
    '/robots.txt',
  ])('%s is left to the network', (path) => {
    expect(plan(path)).toBeUndefined()
  })

  test('nothing that is sent, and nothing of other origins', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])
      for (const path of ['/api/order', '/api/diner/la-esquina', '/menu/la-esquina', '/assets/a.js'])
        expect(plan(path, { method, mode: 'navigate' })).toBeUndefined()
    expect(plan('', { url: 'https://tiles.example/assets/a.js' })).toBeUndefined()
  })
})

test.each([
  ['/menu/la-esquina', true],
  ['/menu/la-esquina/Delivery', true],
  ['/menu/la-esquina/preview', true],
  ['/menu/la-esquina/checkout', false],
  ['/menu/la-esquina/order/K7QF3M2X9TD', false],
  ['/menu', false],
])('the page %s is kept: %s', (path, expected) => {
  expect(isKept(routeOf(path))).toBe(expected)
})

test('a message of a page is read for addresses, and nothing else', () => {
  expect(named('keep', { keep: [PAGE, 5, 'no address', null], forget: ['no address'] })).toEqual([PAGE])
  for (const odd of [undefined, null, 'keep', {}, { keep: PAGE }, []]) expect(named('keep', odd)).toEqual([])
})
