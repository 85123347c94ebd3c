import { expect, test } from 'vitest'
import { distanceMeters } from '#domain/geo/distance.ts'
import { inZone } from '#domain/geo/zones.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import { storesOf, tenants } from './demo-tenants.ts'

const stores = tenants.flatMap((demo) => storesOf(demo).map((store) => ({ ...store, demo })))

test('the stores of all tenants were read', () => {
  expect(stores).toHaveLength(134)
})

test('no alias is given twice, over all tenants', () => {
  const aliases = tenants.flatMap(({ tenant }) => {
    const venues = tenant.branches.flatMap((branch) => [
      branch.alias,
      ...(branch.branchContacts ?? []).map(({ alias }) => alias),
    ])
    return tenant.kind === 'company' ? [tenant.alias, ...venues] : venues
  })
  expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([])
})

test('every delivery zone is closed and holds its store', () => {
  for (const { alias, address, deliveryZones = [] } of stores) {
    for (const zone of deliveryZones) {
      const { polygon } = zone
      if (polygon) expect(polygon.at(-1), `${alias} ${zone.id}`).toEqual(polygon[0])
      expect(address && inZone(zone, address), `${alias} ${zone.id}`).toBe(true)
    }
  }
})

test('a store that delivers has zones, fees for the ways to pay, and the farther zone is not cheaper', () => {
  for (const { alias, orderModes = [], deliveryZones = [] } of stores) {
    const delivery = orderModes.find(({ type }) => type === 'DELIVERY')
    expect(deliveryZones.length > 0, alias).toBe(delivery !== undefined)
    for (const zone of deliveryZones)
      expect(zone.fees.CASH !== undefined, `${alias} ${zone.id}`).toBe(zone.cashAllowed)
    const fees = deliveryZones.map(({ fees: { ONLINE = 0 } }) => ONLINE)
    expect(fees, alias).toEqual(fees.toSorted((one, two) => one - two))
  }
})

test('every store has somewhere to pay, a phone of its country and a delay that runs forward', () => {
  for (const { alias, demo, whatsAppPhone, orderModes = [] } of stores) {
    expect(whatsAppPhone, alias).toMatch(new RegExp(`^\\+${COUNTRIES[demo.tenant.country].phonePrefix}`))
    expect(orderModes.length, alias).toBeGreaterThan(0)
    for (const mode of orderModes) {
      expect(mode.maxDelayInMinutes).toBeGreaterThanOrEqual(mode.minDelayInMinutes)
      expect(mode.paymentTypes.some(({ active }) => active)).toBe(true)
    }
  }
})

test('the streets of the geocoder lie around a store of their tenant', () => {
  for (const demo of tenants) {
    for (const { street, from, to } of demo.tenant.streets) {
      const middle = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 }
      const nearest = Math.min(
        ...storesOf(demo).map(({ address }) => (address ? distanceMeters(address, middle) : Infinity)),
      )
      expect(nearest, `${demo.alias} ${street}`).toBeLessThan(6000)
      expect(from.number, `${demo.alias} ${street}`).toBeLessThan(to.number)
    }
  }
})
