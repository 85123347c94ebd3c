import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expandShortPath, parseRoute, paths } from './routes.ts'

describe('parseRoute', () => {
  test('[ROUTE-01] /menu is the branch selection', () => {
    expect(parseRoute('/menu')).toEqual({ kind: 'branch-selection' })
    expect(parseRoute('/menu/')).toEqual({ kind: 'branch-selection' })
  })

  test('[ROUTE-03] mode, category and plate are read from their positions, decoded', () => {
    expect(parseRoute('/menu/la-esquina/En%20el%20sal%C3%B3n')).toMatchObject({ mode: 'En el salón' })
    expect(parseRoute('/menu/la-esquina/Delivery/pastas/sorrentinos')).toEqual({
      kind: 'menu',
      alias: 'la-esquina',
      mode: 'Delivery',
      category: 'pastas',
      plate: 'sorrentinos',
    })
  })

  test('[ROUTE-04] preview, checkout and order are never order modes', () => {
    expect(parseRoute('/menu/x/preview')).toEqual({ kind: 'cart', alias: 'x' })
    expect(parseRoute('/menu/x/checkout')).toEqual({ kind: 'checkout', alias: 'x' })
    expect(parseRoute('/menu/x/order/ABC')).toEqual({ kind: 'follow-up', alias: 'x', orderCode: 'ABC' })
    expect(parseRoute('/menu/x/order')).toEqual({ kind: 'unknown' })
    expect(parseRoute('/menu/x/preview/more')).toEqual({ kind: 'unknown' })
    expect(parseRoute('/menu/x/order/ABC/more')).toEqual({ kind: 'unknown' })
  })

  test('foreign, too deep and badly encoded paths are unknown', () => {
    for (const path of ['/', '/other', '/menu/a/b/c/d/e', '/menu/%E0%A4%A']) {
      expect(parseRoute(path)).toEqual({ kind: 'unknown' })
    }
  })

  test('any path is answered with a route, and every written path is read back', () => {
    fc.assert(fc.property(fc.string(), (text) => parseRoute(`/${text}`).kind !== undefined))
    const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((s) => !/^\.+$/.test(s))
    fc.assert(
      fc.property(segment, segment, segment, segment, (alias, mode, category, plate) => {
        fc.pre(!['preview', 'checkout', 'order'].includes(mode))
        expect(parseRoute(paths.plate(alias, mode, category, plate))).toEqual({
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
