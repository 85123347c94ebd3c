import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { ServerStyleSheet } from 'styled-components'
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { sampleContact } from '#domain/venue/sample-venue.fixture.ts'
import type { BranchContact, Storefront } from '#generated/models.ts'
import type { Venue } from '#session/venue.ts'
import { documentHtml } from './document.ts'
import { NO_SCRIPT_CSS, noScriptHtml } from './no-script.ts'

const storefront = {
  name: 'La Esquina',
  country: COUNTRIES.AR,
  locale: DEFAULT_LOCALE,
  messages: {},
} as Storefront
const venueWith = (phones: Pick<BranchContact, 'callPhone' | 'whatsAppPhone'>): Venue => ({
  alias: 'centro',
  storefront,
  branchContact: sampleContact('Centro', { callPhone: undefined, whatsAppPhone: undefined, ...phones }),
  modes: [],
  listedModes: [],
})
const reachable = venueWith({ callPhone: '+541148615500', whatsAppPhone: '+5491155550000' })

describe('the strip for browsers without scripts', () => {
  test.each([
    { kind: 'menu', alias: 'centro', mode: 'Delivery', category: 'a', plate: 'b' },
    { kind: 'cart', alias: 'centro' },
    { kind: 'checkout', alias: 'centro' },
  ] as const)('says on $kind what needs scripts, with a grouped phone and WhatsApp', (route) => {
    const strip = noScriptHtml(route, reachable)
    expect(strip).toContain('hace falta JavaScript')
    expect(strip).toContain('<a href="tel:+541148615500">Llamar al 011\u00A04861-5500</a>')
    expect(strip).toMatch(/<a href="https:\/\/wa\.me\/5491155550000\?text=[^"]+">Pedir por WhatsApp<\/a>/)
  })

  test('promises no way to the venue that it does not have', () => {
    const strip = noScriptHtml({ kind: 'cart', alias: 'centro' }, venueWith({}))
    expect(strip).toContain('Actívalo y vuelve a cargar la página.')
    expect(strip).not.toMatch(/<a|<ul|al local/)
  })

  test('stands on no page that is for reading alone', () => {
    expect(noScriptHtml({ kind: 'entry', alias: 'centro' }, reachable)).toBe('')
    expect(noScriptHtml({ kind: 'cart', alias: 'centro' }, undefined)).toBe('')
  })

  test('is in the document for those browsers alone, its style too, outside of what the program draws', () => {
    const { html, inline } = documentHtml({
      head: { title: 'Mi pedido' },
      canonical: 'https://shop.example/menu/centro/preview',
      siteName: 'La Esquina',
      locale: DEFAULT_LOCALE,
      address: (path) => 'https://shop.example' + path,
      themeColor: '#000000',
      css: '',
      sheet: new ServerStyleSheet(),
      scripts: { entry: '/client.js', preloads: [] },
      html: Buffer.from('<main></main>'),
      noScript: { css: NO_SCRIPT_CSS, html: '<p>strip</p>' },
      state: {},
    })
    expect(String(html)).toContain(`<noscript><style>${NO_SCRIPT_CSS}</style></noscript>`)
    expect(inline.styles).toContain(NO_SCRIPT_CSS)
    expect(String(html)).toContain('<body><noscript><p>strip</p></noscript><div id="app"><main></main></div>')
  })
})
