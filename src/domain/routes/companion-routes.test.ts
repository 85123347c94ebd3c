import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { companionPaths, parseCompanionRoute, SHIFT_VARIANTS } from './companion-routes.ts'

const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !/^\.+$/.test(text))

describe('addresses of the companion pages', () => {
  test('what is written is read again', () => {
    fc.assert(
      fc.property(segment, segment, fc.constantFrom(...SHIFT_VARIANTS), (alias, id, variant) => {
        const read = parseCompanionRoute
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
    expect(parseCompanionRoute(path)).toBeUndefined()
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
    expect(parseCompanionRoute(path)).toEqual({ kind: 'unknown-companion' })
  })
})
