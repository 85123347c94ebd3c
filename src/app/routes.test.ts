import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companionPaths, SHIFT_VARIANTS } from '#domain/routes/companion-routes.ts'
import { expandShortPath, paths } from '#domain/routes/routes.ts'
import { companionRouteOf, routeOf } from './routes.ts'

describe('routeOf', () => {
  test('[ROUTE-01] /menu is the branch selection', () => {
    expect(routeOf('/menu')).toEqual({ kind: 'branch-selection' })
    expect(routeOf('/menu/')).toEqual({ kind: 'branch-selection' })
  })

  test('[ROUTE-03] mode, category and plate are read from their positions, decoded', () => {
    expect(routeOf('/menu/la-esquina/En%20el%20sal%C3%B3n')).toMatchObject({ mode: 'En el salón' })
    expect(routeOf('/menu/la-esquina/Delivery/pastas/sorrentinos')).toEqual({
      kind: 'menu',
      alias: 'la-esquina',
      mode: 'Delivery',
      category: 'pastas',
      plate: 'sorrentinos',
    })
    expect(routeOf(paths.plate('la-esquina', '\\ Delivery', 'pastas', '\\'))).toMatchObject({
      mode: '\\ Delivery',
      category: 'pastas',
      plate: '\\',
    })
  })

  test('[ROUTE-04] preview, checkout and order are never order modes', () => {
    expect(routeOf('/menu/x/preview')).toEqual({ kind: 'cart', alias: 'x' })
    expect(routeOf('/menu/x/checkout')).toEqual({ kind: 'checkout', alias: 'x' })
    expect(routeOf('/menu/x/order/ABC')).toEqual({ kind: 'follow-up', alias: 'x', orderCode: 'ABC' })
    expect(routeOf('/menu/x/order')).toEqual({ kind: 'unknown' })
    expect(routeOf('/menu/x/preview/more')).toEqual({ kind: 'unknown' })
    expect(routeOf('/menu/x/order/ABC/more')).toEqual({ kind: 'unknown' })
  })

  test('foreign, too deep and badly encoded paths are unknown', () => {
    for (const path of ['/', '/other', '/menu/a/b/c/d/e', '/menu/a/b//d', '/menu/%E0%A4%A']) {
      expect(routeOf(path)).toEqual({ kind: 'unknown' })
    }
  })

  test('any path is answered with a route, and every written path is read back', () => {
    fc.assert(fc.property(fc.string(), (text) => routeOf(`/${text}`).kind !== undefined))
    const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((s) => !/^\.+$/.test(s))
    fc.assert(
      fc.property(segment, segment, segment, segment, (alias, mode, category, plate) => {
        fc.pre(!['preview', 'checkout', 'order'].includes(mode))
        expect(routeOf(paths.plate(alias, mode, category, plate))).toEqual({
          kind: 'menu',
          alias,
          mode,
          category,
          plate,
        })
      }),
    )
  })
})

describe('expandShortPath', () => {
  test('[ROUTE-04] the short forms lead to the cart and the checkout', () => {
    expect(expandShortPath('/la-esquina/preview')).toBe('/menu/la-esquina/preview')
    expect(expandShortPath('/la-esquina/checkout')).toBe('/menu/la-esquina/checkout')
    expect(expandShortPath('/menu/preview')).toBeUndefined()
    expect(expandShortPath('/la-esquina/other')).toBeUndefined()
  })
})

const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !/^\.+$/.test(text))

describe('addresses of the companion pages', () => {
  test('what is written is read again', () => {
    fc.assert(
      fc.property(segment, segment, fc.constantFrom(...SHIFT_VARIANTS), (alias, id, variant) => {
        const read = companionRouteOf
        expect(read(companionPaths.survey(alias, id))).toEqual({ kind: 'survey', alias, orderCode: id })
        expect(read(companionPaths.guide())).toEqual({ kind: 'guide' })
        expect(read(companionPaths.shipments(alias))).toEqual({ kind: 'shipments', alias })
        expect(read(companionPaths.shipment(alias, 'stack', id))).toEqual({
          kind: 'shipment',
          alias,
          shipmentType: 'stack',
          shipmentId: id,
        })
        expect(read(companionPaths.riderShipments(alias, id))).toEqual({
          kind: 'rider-shipments',
          alias,
          riderId: id,
        })
        expect(read(companionPaths.shift(alias, variant))).toEqual({ kind: 'shift', alias, variant })
        expect(read(companionPaths.tracking(alias, id))).toEqual({ kind: 'tracking', alias, orderCode: id })
        expect(read(companionPaths.console(alias))).toEqual({ kind: 'console', alias })
        expect(read(companionPaths.books(alias))).toEqual({ kind: 'books', alias })
        expect(read(companionPaths.denied(alias))).toEqual({ kind: 'denied', alias })
      }),
    )
  })

  test.each(['/menu', '/menu/la-esquina', '/', '', '/otra'])('%s is not theirs', (path) => {
    expect(companionRouteOf(path)).toBeUndefined()
  })

  test.each([
    '/encuesta/la-esquina',
    '/guia/x',
    '/logistics',
    '/logistics/la-esquina',
    '/logistics/la-esquina/shipments/other/1',
    '/logistics/la-esquina/rider/unknown',
    '/logistics/tracking/order/la-esquina',
    '/console',
    '/console/la-esquina/otra',
    '/console/la-esquina/caja/1',
    '/console/%E0%A4%A',
  ])('%s is a page that does not exist', (path) => {
    expect(companionRouteOf(path)).toEqual({ kind: 'unknown-companion' })
  })
})
