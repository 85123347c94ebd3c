import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleItem } from '#domain/cart/sample-item.fixture.ts'
import { samplePlate } from '#domain/menu/sample-menu.fixture.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import { routeOf } from '#app/routes.ts'
import { paths } from '#domain/routes/routes.ts'
import type { AnalyticsContext, AnalyticsEventName } from '#generated/models.ts'
import { campaignSearch } from './campaign-search.ts'
import { isMarketingEvent, toMarketingEvent } from './marketing-event.ts'
import { hasMarketing, isMarketingPage, marketingIds } from './vendors.ts'

const items = [sampleItem(samplePlate('pizza'), { quantity: 2 })]
const told = (event: AnalyticsEventName, context: AnalyticsContext = {}) =>
  toMarketingEvent({
    event: { event, context: { branchId: 'roma', ...context }, impediments: [] },
    sessionId: 'visit-1234',
    items,
    country: COUNTRIES.AR,
    branchId: 'roma',
  })

describe('[ANALYTICS-02] what marketing hears', () => {
  test('of a link its campaign, and nothing of the person it was for', () => {
    const person =
      'phone=1155551234&name=Ana&abandoned=token&partnerName=p&userExternalReference=u&partnerToken=t'
    expect(campaignSearch(`?utm_source=boletin&${person}&campaignId=7&gclid=x`)).toBe(
      '?utm_source=boletin&campaignId=7&gclid=x',
    )
    expect(campaignSearch(`?${person}`)).toBe('')
    expect(campaignSearch('')).toBe('')
  })

  test('a view and an addition, in whole units of the currency', () => {
    const plate = { referenceId: 'pizza', name: 'Pizza', categoryId: 'pizzas', price: 1_240_050 }
    expect(told('ITEM_VIEW', plate)).toEqual({
      kind: 'view',
      currency: 'ARS',
      value: 12_400.5,
      items: [{ id: 'pizza', name: 'Pizza', category: 'pizzas', quantity: 1, price: 12_400.5 }],
    })
    expect(told('ADD_ITEM', { ...plate, quantity: 3 })).toMatchObject({ kind: 'add', value: 37_201.5 })
  })

  test('a purchase has what was bought and not the code that opens the order', () => {
    const purchase = told('PAY_ORDER', { orderCode: 'K7QF3M2X9TD', price: 2_000_000 })
    expect(purchase).toMatchObject({
      kind: 'purchase',
      value: 20_000,
      transactionId: 'visit-1234',
      items: [{ id: 'pizza', quantity: 2 }],
    })
    expect(JSON.stringify(purchase)).not.toContain('K7QF')
  })

  test('nothing of what happens at another brand', () => {
    const plate = { referenceId: 'pizza', name: 'Pizza', price: 1 }
    expect(told('ADD_ITEM', plate)).toBeDefined()
    expect(told('ADD_ITEM', { ...plate, branchId: 'nami' })).toBeUndefined()
  })

  test('nothing else, and nothing of which the plate is not known', () => {
    for (const event of ['ADDRESS_SUBMIT', 'DELETE_ITEM', 'ORDER_MODE_SELECT'] as const)
      expect(told(event, { referenceId: 'x', name: 'x' })).toBeUndefined()
    expect(told('ADD_ITEM')).toBeUndefined()
  })

  test('what comes by post is judged, whatever it is', () => {
    expect(isMarketingEvent(told('PAY_ORDER', { price: 1 }))).toBe(true)
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof isMarketingEvent(value)).toBe('boolean')
      }),
    )
    for (const wrong of [null, 'x', {}, { ...told('PAY_ORDER'), items: [{ id: 1 }] }])
      expect(isMarketingEvent(wrong)).toBe(false)
  })
})

describe('[ANALYTICS-02] ids', () => {
  test('of the three vendors pass', () => {
    const ids = {
      googleTagManagerId: 'GTM-ABC123',
      googleAnalyticsId: 'G-ABCDEF1234',
      fbPixelId: '1234567890',
    }
    expect(marketingIds(ids)).toEqual(ids)
    expect(hasMarketing(ids)).toBe(true)
    expect(hasMarketing({})).toBe(false)
    expect(hasMarketing(undefined)).toBe(false)
  })

  test('of any other shape count as none', () => {
    const characters = fc.string({ maxLength: 40 })
    fc.assert(
      fc.property(characters, characters, characters, (a, b, c) => {
        const found = marketingIds({ googleTagManagerId: a, googleAnalyticsId: b, fbPixelId: c })
        for (const id of Object.values(found)) expect(id).toMatch(/^[A-Z0-9-]+$/)
      }),
    )
    expect(marketingIds({ googleTagManagerId: "GTM-A');alert(1)//" })).toEqual({})
    expect(marketingIds({ googleAnalyticsId: 'UA-1-1', fbPixelId: 'abc' })).toEqual({})
  })
})

test('[ANALYTICS-02] there is no marketing beside cart, checkout and what is no page of a diner', () => {
  const allowed = (path: string) => isMarketingPage(routeOf(path).kind)
  expect(allowed(paths.menu('roma', 'Delivery'))).toBe(true)
  expect(allowed(paths.followUp('roma', 'K7QF3M2X9TD'))).toBe(true)
  for (const path of [paths.cart('roma'), paths.checkout('roma'), '/rider', '/preview', '/menu'])
    expect(allowed(path)).toBe(false)
})
