import { expect, test } from 'vitest'
import { socialApp } from '#platform/display.ts'
import { readVisit } from './visit-store.ts'

test('[CAMP-01] the source is DIRECT, that of the link, or the app whose browser shows the page', () => {
  expect(readVisit('').source).toBe('DIRECT')
  expect(readVisit('?utm_source=newsletter').source).toBe('newsletter')
  expect(readVisit('', 'instagram').source).toBe('instagram')
  expect(readVisit('?utm_source=newsletter', 'instagram').source).toBe('newsletter')
  expect(readVisit('?utm_source=').source).toBe('DIRECT')
})

test('[CAMP-01] Instagram is known by its browser', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  expect(socialApp(`${phone} Instagram 331.0.0.28.84`)).toBe('instagram')
  expect(socialApp(phone)).toBeUndefined()
  expect(socialApp(`${phone} [FBAN/FBIOS]`)).toBeUndefined()
})

test('[ROUTE-06] every parameter of a campaign is read and carried along, others are not', () => {
  const search =
    '?campaignId=c1&abandoned=t1&phone=%2B541155550000&name=Ana&menu=a&menu=b&allowedOM=Delivery,Salon&utm_source=ig&gclid=x'
  const visit = readVisit(search)
  expect(visit).toMatchObject({
    campaignId: 'c1',
    abandoned: 't1',
    phone: '+541155550000',
    name: 'Ana',
    menus: ['a', 'b'],
    allowedModes: ['Delivery,Salon'],
    source: 'ig',
  })
  expect(readVisit(visit.search)).toEqual(visit)
  expect(visit.search).not.toContain('gclid')
})
