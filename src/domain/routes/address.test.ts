import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addressAt, inAppPath, shownPath } from './address.ts'
import { companionPaths } from './companion-routes.ts'
import { paths } from './routes.ts'

const HOME = 'la-esquina'

describe('the address of a path', () => {
  test.each([
    ['/menu/la-esquina', '/'],
    ['/menu/la-esquina/', '/'],
    ['/menu/la-esquina?menu=a#b', '/?menu=a#b'],
    ['/menu', '/'],
    ['/menu/la-esquina/Delivery', '/Delivery'],
    ['/menu/la-esquina/Delivery/pastas/ravioles?x=/y', '/Delivery/pastas/ravioles?x=/y'],
    ['/menu/la-esquina/preview', '/preview'],
    ['/menu/la-esquina/order/ABC', '/order/ABC'],
    // another venue of the same brand, and what begins alike
    ['/menu/la-esquina-2/Delivery', '/menu/la-esquina-2/Delivery'],
    // modes that read like something else keep the long form
    ['/menu/la-esquina/api', '/menu/la-esquina/api'],
    ['/menu/la-esquina/Sr.%20Pancho', '/menu/la-esquina/Sr.%20Pancho'],
    ['/menu/la-esquina/manifest.webmanifest', '/menu/la-esquina/manifest.webmanifest'],
    ['/menu/la-esquina//evil.example', '/menu/la-esquina//evil.example'],
    ['/logistics/tracking/order/la-esquina/ABC', '/logistics/tracking/order/la-esquina/ABC'],
    ['/offline/la-esquina', '/offline/la-esquina'],
  ])('%s is %s at the root of its host', (path, shown) => {
    expect(shownPath(HOME, path)).toBe(shown)
    expect(shownPath(HOME, shown)).toBe(shown)
    expect(shownPath(undefined, path)).toBe(path)
    expect(addressAt({ origin: 'https://pedidos.example', home: HOME }, path)).toBe(
      `https://pedidos.example${shown}`,
    )
  })

  const segment = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((s) => !/^\.+$/.test(s))
  const alias = fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,4})?$/)
  const path = fc
    .tuple(alias, segment, segment, segment)
    .chain(([venue, one, two, three]) =>
      fc.constantFrom(
        paths.entry(venue),
        paths.menu(venue, one),
        paths.category(venue, one, two),
        paths.plate(venue, one, two, three),
        paths.cart(venue),
        paths.checkout(venue),
        paths.followUp(venue, one),
        paths.offline(venue),
        companionPaths.survey(venue, one),
        companionPaths.tracking(venue, one),
        companionPaths.shipments(venue),
      ),
    )

  test('what is written is read as the same path, at every host', () => {
    fc.assert(
      fc.property(path, fc.option(alias, { nil: undefined }), (written, home) => {
        expect(inAppPath(home, shownPath(home, written))).toBe(written)
      }),
    )
    fc.assert(
      fc.property(alias, segment, segment, (home, one, two) => {
        for (const written of [paths.entry(home), paths.menu(home, one), paths.category(home, one, two)])
          expect(inAppPath(home, shownPath(home, written))).toBe(written)
      }),
    )
  })

  test('no address leads to another host', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '\\', 'a', '.', '?', '#', ':') }), (text) => {
        const address = addressAt({ origin: 'https://pedidos.example', home: HOME }, `/menu/${HOME}/${text}`)
        expect(new URL(address).host).toBe('pedidos.example')
      }),
    )
  })
})
