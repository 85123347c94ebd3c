import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type {
  BranchContactsAnswer,
  CompanyBranchesPage,
  DeliveryInfo,
  DinerEntity,
  DirectoryAnswer,
  GeocodePlaces,
  Menu,
  MenuHashesAnswer,
  OrderCreated,
  OrderFollowUp,
  Problem,
  Storefront,
  WebManifest,
} from '#generated/models.ts'
import { FAR, feeUrl, NEAR, newKey, orderPayload, OUTSIDE } from './support/order-payload.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const get = async <T>(url: string, headers?: Record<string, string>) =>
  server.call<T>('GET', url, { headers })
const problem = async (url: string) => {
  const { status, body } = await get<Problem>(url)
  return [status, body.code]
}

describe('what an alias stands for', () => {
  test('company, branch and branch contact answer with their type', async () => {
    const kinds = await Promise.all(
      ['chain', 'chain-7', 'bistro'].map((alias) => get<DinerEntity>(`/api/diner/${alias}`)),
    )
    expect(kinds.map(({ body }) => body.type)).toEqual(['company', 'branch', 'branchContact'])
  })

  test('an unknown alias and a draft are not there', async () => {
    for (const alias of ['nadie', 'hidden', 'hidden-marca', '_base', 'bistro%20', 'BISTRO']) {
      expect(await problem(`/api/diner/${alias}`)).toEqual([404, 'ALIAS_NOT_FOUND'])
    }
    expect(await problem('/api/diner/hidden/menu/hidden.take-away')).toEqual([404, 'ALIAS_NOT_FOUND'])
    expect(await problem('/api/storefront?alias=hidden')).toEqual([404, 'ALIAS_NOT_FOUND'])
    expect(await problem('/api/ordermodes/hidden.take-away/fees')).toEqual([404, 'ORDER_MODE_NOT_FOUND'])
    expect(await problem('/menu/hidden/manifest.webmanifest')).toEqual([404, 'ALIAS_NOT_FOUND'])
  })

  test('a browser that has the answer gets 304 until something changes', async () => {
    const first = await get('/api/diner/bistro')
    const again = await get('/api/diner/bistro', { 'if-none-match': first.headers.etag ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await get('/api/diner/bistro', { 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('branches of a company, page by page', () => {
  test('99 and then the rest, in the order of the folder', async () => {
    const first = (await get<CompanyBranchesPage>('/api/diner/companies/chain/branches?offset=0&pageSize=99'))
      .body
    const second = (
      await get<CompanyBranchesPage>('/api/diner/companies/chain/branches?offset=99&pageSize=99')
    ).body
    const past = (await get<CompanyBranchesPage>('/api/diner/companies/chain/branches?offset=198')).body
    expect([first.total, first.branches.length, second.branches.length, past.branches.length]).toEqual([
      120, 99, 21, 0,
    ])
    expect([first.branches[0]?.name, second.branches[20]?.name]).toEqual(['Cadena 1', 'Cadena 120'])
  })

  test('[COMP-01] the server searches among all of them, by name and address', async () => {
    const { body } = await get<CompanyBranchesPage>(
      '/api/diner/companies/chain/branches?search=JULIO%20119&pageSize=99',
    )
    expect([body.total, body.branches.map(({ name }) => name)]).toEqual([1, ['Cadena 119']])
    const none = await get<CompanyBranchesPage>('/api/diner/companies/chain/branches?search=nadie')
    expect([none.body.total, none.body.branches]).toEqual([0, []])
  })

  test('[COMP-01] with a point the nearest of all come first, with their distance; half a point is refused', async () => {
    const url = '/api/diner/companies/chain/branches?lat=-34.9&lng=-57.3'
    const { body } = await get<CompanyBranchesPage>(`${url}&pageSize=2`)
    expect(body.branches.map(({ name, venue }) => [name, venue?.distance])).toEqual([
      ['Cadena 120', 0],
      ['Cadena 119', 912],
    ])
    expect(await problem('/api/diner/companies/chain/branches?lng=1')).toEqual([400, 'INVALID_REQUEST'])
  })

  test('[COMP-01] a closed one stands behind the open ones and says so; the next page keeps the order', async () => {
    const close = (closed: boolean) =>
      server.call('PUT', '/api/admin/branchcontacts/chain-1-local/closure', { admin: true, body: { closed } })
    const first = await get<CompanyBranchesPage>('/api/diner/companies/chain/branches?pageSize=1')
    expect(first.body.branches[0]).toMatchObject({ name: 'Cadena 1', venue: { state: 'open' } })
    await close(true)
    const url = '/api/diner/companies/chain/branches?pageSize=99'
    await expect
      .poll(async () => (await get<CompanyBranchesPage>(`${url}&offset=119`)).body.branches)
      .toMatchObject([{ name: 'Cadena 1', venue: { state: 'temporarily-closed' } }])
    await close(false)
    const night = server.time.now
    server.time.now = new Date('2026-11-22T05:00:00.000Z')
    const asleep = await get<CompanyBranchesPage>(`${url}&asOf=${first.body.asOf}`)
    server.time.now = night
    expect(asleep.body).toMatchObject({
      asOf: first.body.asOf,
      branches: { 0: { venue: { state: 'closed' } } },
    })
  })
})

describe('branch contacts of a branch', () => {
  test('with a point: distance, reach, nearest first; blocked ones are left out', async () => {
    const { body } = await get<BranchContactsAnswer>(
      '/api/diner/branchcontacts/bistro-casa?lat=-34.6125&lng=-58.4',
    )
    expect(body.branchContacts.map(({ alias, reachableByDelivery }) => [alias, reachableByDelivery])).toEqual(
      [
        ['bistro-estricto', true],
        ['bistro', true],
      ],
    )
    expect(body.branchContacts[0]?.distance).toBeCloseTo(278, -1)
    const away = await get<BranchContactsAnswer>('/api/diner/branchcontacts/bistro-casa?lat=-34.7&lng=-58.4')
    expect(away.body.branchContacts.map(({ reachableByDelivery }) => reachableByDelivery)).toEqual([
      false,
      false,
    ])
  })

  test('without a point nothing is claimed; half a point is refused', async () => {
    const { body } = await get<BranchContactsAnswer>('/api/diner/branchcontacts/bistro-casa')
    expect(body.branchContacts[0]).not.toHaveProperty('distance')
    expect(await problem('/api/diner/branchcontacts/bistro-casa?lat=1')).toEqual([400, 'INVALID_REQUEST'])
  })
})

describe('menus', () => {
  const menu = (mode: string) => get<Menu>(`/api/diner/bistro/menu/bistro.${mode}`)

  test('a mode has its plates only, and categories without plates are dropped', async () => {
    const ids = (body: Menu) => body.categories.map(({ id }) => id)
    expect(ids((await menu('take-away')).body)).toEqual(['principales'])
    const dining = (await menu('in-dining')).body
    expect(ids(dining)).toEqual(['principales', 'salon'])
    expect(dining.upselleds).toEqual(['tarta', 'cafe'])
    expect(dining.categories[0]).toMatchObject({
      hasIndicators: true,
      withImage: false,
      showName: 'Principales',
    })
  })

  test('modes with the same menu have the same hash', async () => {
    const query = 'orderModeId=bistro.take-away&orderModeId=bistro.delivery&orderModeId=bistro.in-dining'
    const { body } = await get<MenuHashesAnswer>(`/api/diner/menu/bistro/hash?${query}`)
    const [takeAway, delivery, dining] = body.menuHashes.map(({ hash }) => hash)
    expect(takeAway).toBe(delivery)
    expect(takeAway).not.toBe(dining)
    expect(await problem('/api/diner/menu/bistro/hash?orderModeId=kiosk.take-away')).toEqual([
      404,
      'ORDER_MODE_NOT_FOUND',
    ])
  })

  test('a menu of another venue is not found under this one', async () => {
    expect(await problem('/api/diner/kiosk/menu/bistro.delivery')).toEqual([404, 'ORDER_MODE_NOT_FOUND'])
  })
})

describe('delivery to an address', () => {
  test('zones by their order, nothing outside', async () => {
    const fee = async (location: typeof NEAR) => (await get<DeliveryInfo>(feeUrl('bistro', location))).body
    expect(await fee(NEAR)).toMatchObject({
      inside: true,
      zoneId: 'cerca',
      cashAllowed: true,
      minimumOrderPrice: 300_000,
    })
    expect(await fee(FAR)).toMatchObject({ inside: true, zoneId: 'lejos', cashAllowed: false })
    expect(await fee(OUTSIDE)).toMatchObject({ inside: false, fees: [] })
    expect(await problem('/api/branch/bistro/deliveryzones/fee?lat=1&lng=1')).toEqual([
      400,
      'INVALID_REQUEST',
    ])
  })

  test('[ORDER-01] an order keeps the minutes that were shown, where its zone names one end of them alone', async () => {
    const headers = { 'idempotency-key': newKey() }
    const body = await orderPayload(server, 'bistro', {
      mode: 'delivery',
      payment: 'ONLINE',
      form: { location: FAR },
    })
    const { code } = (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
    expect((await get<OrderFollowUp>(`/api/diner/bistro/order/${code}`)).body).toMatchObject({
      minDelayInMinutes: 40,
      maxDelayInMinutes: 50,
    })
  })
})

describe('the embedded geocoder', () => {
  const search = async (query: string) => (await get<GeocodePlaces>(`/api/geocode/search?${query}`)).body

  test('finds a street by the start of any word, without accents, and places the house number', async () => {
    const [found] = await search('q=cordoba%202000')
    expect(found).toMatchObject({
      address: { road: 'Avenida Córdoba', house_number: '2000', suburb: 'Balvanera', country_code: 'ar' },
    })
    expect(Number(found?.lon)).toBeCloseTo(-58.4, 5)
    expect(found?.display_name).toBe('Avenida Córdoba 2000, Balvanera, Buenos Aires, CABA, Argentina')
    expect(await search('q=AVENIDA+CORD')).toHaveLength(1)
  })

  test('words after the name are the place; a number off the street, another country or nonsense find nothing', async () => {
    expect(await search('q=calle+uno+centro')).toHaveLength(1)
    expect(await search('q=calle+uno+90+buenos+aires')).toHaveLength(1)
    expect(await search('q=calle+uno+balvanera')).toEqual([])
    expect(await search('q=cordoba+9000')).toEqual([])
    expect(await search('q=cordoba&countrycodes=cl,uy')).toEqual([])
    expect(await search('q=%25%25%25')).toEqual([])
    expect(await search('q=100%25_')).toEqual([])
  })
})

describe('storefronts', () => {
  test('the directory lists published tenants by name and searches without case or accents', async () => {
    const all = (await get<DirectoryAnswer>('/api/directory')).body
    expect(all.entries.map(({ name }) => name)).toEqual(['Bistró Ñandú', 'Kiosko', 'La Cadena'])
    expect(all.total).toBe(3)
    const search = async (text: string) =>
      (await get<DirectoryAnswer>(`/api/directory?search=${encodeURIComponent(text)}`)).body.entries
    expect((await search('NANDU')).map(({ alias }) => alias)).toEqual(['bistro'])
    expect(await search('%')).toHaveLength(3)
    expect(await search('zzz')).toEqual([])
  })

  test("a storefront has theme, texts and layouts of its tenant over the base's", async () => {
    const { body } = await get<Storefront>('/api/storefront?alias=bistro')
    expect(body).toMatchObject({
      tenant: 'bistro',
      name: 'Bistró Ñandú',
      theme: { colorConfig: { lightMainColor: '#8c1d18', darkMainColor: '#f78700', colorModeType: 'LIGHT' } },
      messages: { 'order.text.title': 'Comanda {code}' },
      country: { code: 'AR', currencyCode: 'ARS' },
      layouts: {
        menu: {
          order: [
            { id: 'header', type: 'venue-header', settings: {} },
            { id: 'plates', settings: { columns: 2 } },
          ],
        },
      },
    })
    const product = (await get<Storefront>('/api/storefront')).body
    expect(product).toMatchObject({ alias: '', name: 'Vitrina', messages: {} })
  })

  test('every venue has a manifest of its own', async () => {
    const { body, headers } = await get<WebManifest>('/menu/bistro/manifest.webmanifest')
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(body).toMatchObject({ name: 'Bistró Ñandú', id: '/menu/bistro', theme_color: '#8c1d18' })
    // a scope is a beginning: without its slash it would take in a venue called bistro-2
    expect([body.scope, body.start_url]).toEqual(['/menu/bistro/', '/menu/bistro/'])
    expect(body.icons.length).toBeGreaterThan(0)
  })
})

describe('files and tiles', () => {
  test('nothing outside the picture folder can be asked for', async () => {
    for (const name of [
      '..%2f..%2fpackage.json',
      'package.json',
      '%2e%2e',
      'a.svg',
      '0123456789abcdef0123.webp',
      'x'.repeat(250),
    ]) {
      expect((await get(`/files/${name}`)).status).toBeGreaterThanOrEqual(400)
      expect((await get(`/files/${name}`)).status).toBeLessThan(500)
    }
  })

  test('a tile with streets and one without are pictures; one off the map is not there', async () => {
    const city = await get('/tiles/15/11068/19742.png')
    expect([city.status, city.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await get('/tiles/3/1/1.png')).status).toBe(200)
    const again = await get('/tiles/15/11068/19742.png', { 'if-none-match': city.headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect(await problem('/tiles/2/4/0.png')).toEqual([404, 'TILE_NOT_FOUND'])
    expect(await problem('/tiles/2/a/0.png')).toEqual([400, 'INVALID_REQUEST'])
    expect(await problem('/tiles/40/0/0.png')).toEqual([400, 'INVALID_REQUEST'])
  })
})
