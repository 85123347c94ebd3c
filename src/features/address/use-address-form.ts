import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressInputMode, inputPoint } from '#domain/address/address-input.ts'
import type { AddressTab } from '#domain/address/address-input.ts'
import {
  emptyAddressInput,
  splitStreetNumber,
  toUserLocation,
  validateAddress,
} from '#domain/address/address.ts'
import type { AddressInput, AddressIssue, FoundPlace } from '#domain/address/address.ts'
import { ADDRESS_TOLERANCE_METERS, DEFAULT_COUNTRY } from '#domain/defaults.ts'
import { distanceMeters, isPoint } from '#domain/geo/distance.ts'
import type { UserLocation } from '#generated/models.ts'
import { useGeocoder } from '#providers/geocoding/contract.ts'
import type { Suggestion } from '#providers/geocoding/contract.ts'
import { useSession } from '#session/session-context.tsx'
import { useVenue } from '#session/venue-context.tsx'

type Field = AddressIssue['field']
/** What is wrong with a field: the checks of the domain, and what only the geocoder knows. */
export type AddressProblem = {
  field: Field
  code: AddressIssue['code'] | 'NOT_FOUND' | 'NUMBER_REQUIRED' | 'TOO_FAR'
}
export type SaveOutcome = { ok: true; location: UserLocation } | { ok: false; problems: AddressProblem[] }

/** The address saved before, as it was typed; without one nothing. */
function startInput(
  tab: AddressTab,
  saved: UserLocation | undefined,
): { input: AddressInput; found?: FoundPlace } {
  if (tab === 'location' || !saved) return { input: emptyAddressInput }
  const { street, number, fullAddress, betweenStreets, details, postalCode, city, locality, lat, lng } = saved
  const input: AddressInput = {
    direccion: [street, number].filter(Boolean).join(' ') || fullAddress,
    aclaraciones: details,
    entrecalles: betweenStreets,
    postalCode,
    city,
    province: locality,
    coordinates: isPoint({ lat, lng }) ? { lat, lng } : undefined,
  }
  return { input, found: saved }
}

/**
 * The form of one tab of the address modal: what was typed, what was found for it, and saving.
 *
 * @source diner spec §3 "Address input", §4 "Address modal", §5 "Address"
 */
export function useAddressForm(tab: AddressTab) {
  const { location } = useSession()
  const { branch, branchContact } = useVenue()
  const queryClient = useQueryClient()
  const geocoder = useGeocoder()
  const [{ input, found }, setState] = useState(() => startInput(tab, location.getState().location))
  const [problems, setProblems] = useState<AddressProblem[]>([])
  const mode = addressInputMode(branch?.complexAddressInputs ?? false, tab)
  const betweenStreetsRequired = branchContact?.deliveryConfig.betweenStreetsRequired ?? false

  const change = (part: Partial<AddressInput>) => {
    setState((state) => {
      // Another text is another place, unless the device said where it is.
      const isOther =
        tab === 'address' && part.direccion !== undefined && part.direccion !== state.input.direccion
      const coordinates = isOther ? undefined : state.input.coordinates
      return { input: { ...state.input, coordinates, ...part }, found: isOther ? undefined : state.found }
    })
    setProblems((list) => list.filter(({ field }) => !(field in part)))
  }

  const accept = (place: FoundPlace, typed: string): AddressProblem[] => {
    const number = place.number || splitStreetNumber(typed).number
    const direccion = [place.street || typed, number].filter(Boolean).join(' ')
    const coordinates = isPoint(place) ? { lat: place.lat, lng: place.lng } : undefined
    setState((state) => ({
      input: { ...state.input, direccion: number ? direccion : `${direccion} `, coordinates },
      found: place,
    }))
    const missing: AddressProblem[] = number ? [] : [{ field: 'direccion', code: 'NUMBER_REQUIRED' }]
    setProblems(missing)
    return missing
  }
  /** Takes an address as it was delivered to before. */
  const takeKnown = (known: UserLocation) => {
    setState(startInput('address', known))
    setProblems([])
  }
  const choose = async (suggestion: Suggestion) => accept(await geocoder.lookUp(suggestion), input.direccion)

  /** What a typed text means when nothing was chosen: the best the geocoder has. */
  async function find(): Promise<FoundPlace | undefined> {
    if (found && inputPoint(input)) return found
    const [best] = await geocoder.suggest(input.direccion.trim())
    return best && geocoder.lookUp(best)
  }

  /** The map's pin was pulled to another street than the one written; the server would refuse the order. */
  const isFarFrom = (place: FoundPlace) => {
    const point = inputPoint(input)
    return point && isPoint(place) && distanceMeters(point, place) > ADDRESS_TOLERANCE_METERS
  }

  const refuse = (list: AddressProblem[]): SaveOutcome => {
    setProblems(list)
    return { ok: false, problems: list }
  }

  async function save(): Promise<SaveOutcome> {
    const verdict = validateAddress(input, { mode, betweenStreetsRequired })
    if (!verdict.ok) return refuse(verdict.issues)
    const place = tab === 'address' ? await find() : {}
    if (tab === 'address') {
      if (!place) return refuse([{ field: 'direccion', code: 'NOT_FOUND' }])
      if (isFarFrom(place)) return refuse([{ field: 'direccion', code: 'TOO_FAR' }])
      const missing = accept(place, input.direccion)
      if (missing.length > 0) return { ok: false, problems: missing }
    }
    const kept = location.getState().location
    const byPosition =
      tab === 'location' || (place !== undefined && place === kept && kept.byPosition === true)
    const typed = toUserLocation(input, mode, branch?.country ?? DEFAULT_COUNTRY, place)
    const saved: UserLocation = byPosition ? { ...typed, byPosition } : typed
    location.getState().save(saved)
    void queryClient.invalidateQueries({ queryKey: ['delivery-info'] })
    return { ok: true, location: saved }
  }

  return { input, found, mode, problems, betweenStreetsRequired, change, choose, takeKnown, save }
}
