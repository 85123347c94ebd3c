import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { UserLocation } from '#generated/models.ts'

import { addressInputMode, formattedAddress } from './address-input.ts'
import {
  canAskFee,
  emptyAddressInput,
  toUserLocation,
  validateAddress,
  type AddressInput,
  type AddressIssue,
  type AddressRules,
} from './address.ts'
import { parseStoredLocation } from './stored-location.ts'

const typed: AddressInput = {
  direccion: 'Av. Corrientes 3247',
  aclaraciones: 'Timbre 4 B',
  entrecalles: 'Agüero y Anchorena',
  postalCode: 'C1193',
  city: 'Buenos Aires',
  province: 'CABA',
}
const issues = (over: Partial<AddressInput>, rules: AddressRules): AddressIssue[] => {
  const result = validateAddress({ ...typed, ...over }, rules)
  return result.ok ? [] : result.issues
}

describe('[ADDR-02] simple mode', () => {
  const simple: AddressRules = { mode: 'simple', betweenStreetsRequired: false }

  test("without direccion: 'Ingrese una dirección'", () => {
    expect(issues({ direccion: '  ' }, simple)).toEqual([{ field: 'direccion', code: 'STREET_REQUIRED' }])
  })

  test("without entrecalles where required: 'Ingrese entrecalles'", () => {
    const required: AddressRules = { ...simple, betweenStreetsRequired: true }
    expect(issues({ entrecalles: ' ' }, required)).toEqual([
      { field: 'entrecalles', code: 'BETWEEN_STREETS_REQUIRED' },
    ])
    expect(issues({ entrecalles: '', direccion: '' }, required).map(({ code }) => code)).toEqual([
      'STREET_REQUIRED',
      'BETWEEN_STREETS_REQUIRED',
    ])
  })

  test('nothing else is asked', () => {
    expect(
      issues({ postalCode: '', city: '', province: '', entrecalles: '', aclaraciones: '' }, simple),
    ).toEqual([])
  })
})

describe('[ADDR-02] complex mode', () => {
  const complex: AddressRules = { mode: 'complex', betweenStreetsRequired: false }

  test.each(['direccion', 'postalCode', 'city', 'province'] as const)(
    "without %s: 'Asegúrese de completar todos los campos obligatorios'",
    (field) => {
      expect(issues({ [field]: '' }, complex)).toEqual([{ field, code: 'FIELDS_REQUIRED' }])
    },
  )

  test('entrecalles follows the same flag', () => {
    expect(issues({ entrecalles: '' }, complex)).toEqual([])
    expect(issues({ entrecalles: '' }, { ...complex, betweenStreetsRequired: true })).toEqual([
      { field: 'entrecalles', code: 'BETWEEN_STREETS_REQUIRED' },
    ])
  })

  test('it holds on the coordinates tab of a branch with complex inputs only', () => {
    expect(addressInputMode(true, 'location')).toBe('complex')
    expect(addressInputMode(true, 'address')).toBe('simple')
    expect(addressInputMode(false, 'location')).toBe('simple')
  })
})

describe('[ADDR-03] formatted_address', () => {
  test('joins direccion, postal code, city and province by commas', () => {
    expect(formattedAddress(typed)).toBe('Av. Corrientes 3247, C1193, Buenos Aires, CABA')
  })

  test('empty parts leave no comma behind, simple inputs have one part', () => {
    expect(formattedAddress({ ...typed, postalCode: ' ', province: '' })).toBe(
      'Av. Corrientes 3247, Buenos Aires',
    )
    expect(formattedAddress(typed, 'simple')).toBe('Av. Corrientes 3247')
    expect(formattedAddress(emptyAddressInput)).toBe('')
  })
})

describe('[ADDR-01] the location an input stands for', () => {
  test('simple: street and number apart, completed by the geocoder', () => {
    const found = {
      street: 'Avenida Corrientes',
      city: 'Buenos Aires',
      locality: 'Almagro',
      postalCode: 'C1193',
      fullAddress: 'Avenida Corrientes 3247, Almagro, Buenos Aires',
      lat: -34.6041,
      lng: -58.4108,
    }
    expect(toUserLocation(typed, 'simple', 'AR', found)).toEqual({
      street: 'Avenida Corrientes',
      number: '3247',
      city: 'Buenos Aires',
      locality: 'Almagro',
      country: 'AR',
      postalCode: 'C1193',
      fullAddress: 'Avenida Corrientes 3247, Almagro, Buenos Aires',
      lat: -34.6041,
      lng: -58.4108,
      betweenStreets: 'Agüero y Anchorena',
      details: 'Timbre 4 B',
      geocoded: true,
      fromLocalStorage: false,
    } satisfies UserLocation)
  })

  test('[GEO-01] a street found without its house number keeps the one that was typed in its line', () => {
    const found = { street: 'Avenida Corrientes', fullAddress: 'Avenida Corrientes, Almagro, Buenos Aires' }
    expect(toUserLocation(typed, 'simple', 'AR', found)).toMatchObject({
      number: '3247',
      fullAddress: 'Avenida Corrientes 3247, Almagro, Buenos Aires',
    })
    expect(toUserLocation(typed, 'simple', 'AR', { ...found, street: undefined }).fullAddress).toBe(
      found.fullAddress,
    )
  })

  test('complex: what was typed goes first, and postal code, city and province count', () => {
    const location = toUserLocation(typed, 'complex', 'AR', {
      city: 'CABA',
      postalCode: '1000',
      fullAddress: 'otra',
    })
    expect(location).toMatchObject({
      city: 'Buenos Aires',
      locality: 'CABA',
      postalCode: 'C1193',
      fullAddress: 'Av. Corrientes 3247, C1193, Buenos Aires, CABA',
    })
  })

  test('simple ignores postal code, city and province', () => {
    expect(toUserLocation(typed, 'simple', 'AR')).toMatchObject({
      city: '',
      locality: '',
      postalCode: '',
      fullAddress: 'Av. Corrientes 3247',
    })
  })

  test('coordinates of map or device go before those found; none means not geocoded', () => {
    const pinned = { ...typed, coordinates: { lat: -34.5, lng: -58.5 } }
    expect(toUserLocation(pinned, 'simple', 'AR', { lat: 1, lng: 1 })).toMatchObject({
      lat: -34.5,
      geocoded: true,
    })
    expect(toUserLocation(typed, 'simple', 'AR')).toMatchObject({ lat: 0, lng: 0, geocoded: false })
    expect(toUserLocation({ ...typed, coordinates: { lat: 0, lng: 0 } }, 'simple', 'AR').geocoded).toBe(false)
  })

  test('a floor behind the house number goes to the details, which keep what they said', () => {
    const flat = { ...typed, direccion: 'Av. Corrientes 3247 piso 3' }
    const found = { number: '3247', fullAddress: 'Avenida Corrientes 3247, Almagro, Buenos Aires' }
    const saved = (aclaraciones: string, direccion = flat.direccion) =>
      toUserLocation({ ...flat, aclaraciones, direccion }, 'simple', 'AR', found)
    expect(saved('')).toMatchObject({ number: '3247', details: 'piso 3' })
    expect(saved('Timbre 4').details).toBe('piso 3, Timbre 4')
    expect(saved('Piso 3, timbre 4').details).toBe('Piso 3, timbre 4')
    expect(saved('', 'Av. Corrientes 3247 5B')).toMatchObject({ number: '3247', details: '5B' })
    // the locality is in the line already
    expect(saved('', 'Av. Corrientes 3247 almagro')).toMatchObject({ number: '3247', details: '' })
    expect(toUserLocation({ ...flat, aclaraciones: '' }, 'simple', 'AR')).toMatchObject({
      street: 'Av. Corrientes',
      number: '3247',
      details: 'piso 3',
    })
  })

  test('a house without a number keeps the word of its diner', () => {
    const street = { street: 'Camino Real', fullAddress: 'Camino Real, Tolosa, La Plata' }
    expect(toUserLocation({ ...typed, direccion: 'Camino Real S/N' }, 'simple', 'AR', street)).toMatchObject({
      street: 'Camino Real',
      number: 'S/N',
      fullAddress: 'Camino Real S/N, Tolosa, La Plata',
    })
  })
})

describe('[ADDR-03] the stored location', () => {
  test('what was saved comes back, marked as restored', () => {
    fc.assert(
      fc.property(
        fc.record({
          direccion: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
          city: fc.string(),
        }),
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: 1, max: 179, noNaN: true }),
        (parts, lat, lng) => {
          const saved = toUserLocation({ ...typed, ...parts, coordinates: { lat, lng } }, 'complex', 'AR')
          const stored: unknown = JSON.parse(JSON.stringify(saved))
          expect(parseStoredLocation(stored)).toEqual({
            ...JSON.parse(JSON.stringify(saved)),
            fromLocalStorage: true,
          })
        },
      ),
    )
  })

  test.each([
    [undefined],
    [null],
    ['Av. Corrientes 3247'],
    [42],
    [[]],
    [{}],
    [{ fullAddress: '' }],
    [{ fullAddress: '   ' }],
    [{ fullAddress: 7 }],
    [{ street: 'Corrientes', lat: 1, lng: 1 }],
  ])('%j has no fullAddress and is not used', (stored) => {
    expect(parseStoredLocation(stored)).toBeUndefined()
  })

  test('wrong parts are taken as empty, unusable coordinates as none', () => {
    expect(
      parseStoredLocation({ fullAddress: 'Corrientes 1', street: 5, lat: '1', lng: 200, geocoded: true }),
    ).toEqual({
      street: '',
      number: '',
      city: '',
      locality: '',
      country: '',
      postalCode: '',
      fullAddress: 'Corrientes 1',
      lat: 0,
      lng: 0,
      betweenStreets: '',
      details: '',
      geocoded: false,
      fromLocalStorage: true,
    })
  })

  test('no JSON value makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const found = parseStoredLocation(value)
        if (found) expect(found.fullAddress).not.toBe('')
      }),
    )
  })
})

describe('[ADDR-05] the fee request', () => {
  test('needs a fullAddress', () => {
    expect(canAskFee(undefined)).toBe(false)
    expect(canAskFee(toUserLocation(emptyAddressInput, 'simple', 'AR'))).toBe(false)
    expect(canAskFee(toUserLocation(typed, 'simple', 'AR'))).toBe(true)
  })
})
