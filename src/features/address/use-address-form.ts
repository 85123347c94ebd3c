import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addressInputMode, inputPoint, type AddressTab } from '#domain/address/address-input.ts'
import {
  emptyAddressInput,
  toUserLocation,
  validateAddress,
  type AddressInput,
  type AddressIssue,
  type FoundPlace,
} from '#domain/address/address.ts'
import { detailsWith, splitStreetLine } from '#domain/address/street-line.ts'
import { locateTyped, type FindOutcome, type LostCode } from '#domain/address/typed-address.ts'
import { DEFAULT_COUNTRY } from '#domain/defaults.ts'
import { isPoint } from '#domain/geo/distance.ts'
import type { UserLocation } from '#generated/models.ts'
import { useGeocoder, useSession, useVenue } from '#session/page-context.ts'
import type { Suggestion } from '#providers/geocoding/contract.ts'
import { beginSave, type SaveAttempt } from './save-attempts.ts'

/** An invalid field, or a missing marker: results of the domain's checks and of the geocoder. */
export type AddressProblem =
  | { field: AddressIssue['field']; code: AddressIssue['code'] | 'NUMBER_REQUIRED' | 'TOO_FAR' }
  | { field: 'coordinates'; code: 'POINT_REQUIRED' }
/** `problem` is absent when the form itself shows what to do next, or when a later address was saved meanwhile. */
export type SaveOutcome =
  | { ok: true; location: UserLocation }
  | { ok: false; problems: AddressProblem[]; lost?: LostCode }

interface FormState {
  input: AddressInput
  found?: FoundPlace
  /** Why the address was not found: the diner is asked for the point. */
  lost?: LostCode
}

/** The saved address as it was typed; empty without one. */
function startInput(tab: AddressTab, saved: UserLocation | undefined): FormState {
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
 * The form of one tab of the address modal: the input, its geocoded place, and saving.
 * @source diner spec §3 "Address input", §4 "Address modal", §5 "Address"
 */
export function useAddressForm(tab: AddressTab) {
  const { diner } = useSession()
  const { company, branch, branchContact } = useVenue()
  const queryClient = useQueryClient()
  const geocoder = useGeocoder()
  const [{ input, found, lost }, setState] = useState(() => startInput(tab, diner.getState().location))
  const [problems, setProblems] = useState<AddressProblem[]>([])
  /** The suggestion chosen last, until its place has loaded or the text changes; `place` is the pending lookup. */
  const chosen = useRef<{ suggestion: Suggestion; place?: Promise<FoundPlace> }>(undefined)
  const mode = addressInputMode(branch?.complexAddressInputs ?? false, tab)
  const betweenStreetsRequired = branchContact?.deliveryConfig.betweenStreetsRequired ?? false

  const change = (part: Partial<AddressInput>) => {
    if (part.direccion !== undefined) chosen.current = undefined
    setState((state) => {
      // Another text means another place, unless the position came from the device or the diner.
      const isOther =
        tab === 'address' && part.direccion !== undefined && part.direccion !== state.input.direccion
      const coordinates = isOther && !state.lost ? undefined : state.input.coordinates
      const input = { ...state.input, coordinates, ...part }
      return { ...state, input, found: isOther ? undefined : state.found }
    })
    setProblems((list) => list.filter(({ field }) => !(field in part)))
  }

  const accept = (place: FoundPlace, typed: string): AddressProblem[] => {
    chosen.current = undefined
    const line = splitStreetLine(typed, place.number)
    const number = place.number || line.number
    const direccion = [place.street || line.street, number].filter(Boolean).join(' ')
    const coordinates = isPoint(place) ? { lat: place.lat, lng: place.lng } : undefined
    setState(({ input: before }) => ({
      input: {
        ...before,
        direccion: number ? direccion : `${direccion} `,
        aclaraciones: detailsWith(before.aclaraciones, line.rest, place.fullAddress),
        coordinates,
      },
      found: place,
    }))
    return number ? [] : [{ field: 'direccion', code: 'NUMBER_REQUIRED' }]
  }
  /** Takes over an address used before. */
  const takeKnown = (known: UserLocation) => {
    chosen.current = undefined
    setState(startInput('address', known))
    setProblems([])
  }
  /** @returns what the address lacks; nothing when another was chosen or typed meanwhile */
  const choose = async (suggestion: Suggestion): Promise<AddressProblem[]> => {
    const place = geocoder.lookUp(suggestion)
    chosen.current = { suggestion, place }
    const isLast = () => chosen.current?.place === place
    // the marker of the previous place does not apply
    setState((state) => ({ ...state, input: { ...state.input, coordinates: undefined }, found: undefined }))
    const found = await place.catch((error: unknown) => {
      if (!isLast()) return undefined
      chosen.current = { suggestion }
      throw error
    })
    if (!isLast() || !found) return []
    const missing = accept(found, input.direccion)
    // keeps problems of other fields found meanwhile
    setProblems((list) => [...missing, ...list.filter(({ field }) => field !== 'direccion')])
    return missing
  }

  /** The chosen suggestion, even if still loading; for typed text the geocoder's best match. */
  async function find(): Promise<FindOutcome> {
    const last = chosen.current
    if (!last && found && inputPoint(input)) return { ok: true, place: found }
    try {
      if (last) return { ok: true, place: await (last.place ?? geocoder.lookUp(last.suggestion)) }
      const [best] = await geocoder.suggest(input.direccion.trim())
      return best ? { ok: true, place: await geocoder.lookUp(best) } : { ok: false, code: 'NOT_FOUND' }
    } catch {
      return { ok: false, code: 'UNREACHABLE' }
    }
  }

  /** Asks for the point of an address that was not found. */
  const lose = (code: LostCode) => setState((state) => ({ ...state, lost: code }))

  const refuse = (list: AddressProblem[]): SaveOutcome & { ok: false } => {
    setProblems(list)
    return { ok: false, problems: list }
  }

  async function save(): Promise<SaveOutcome> {
    const attempt = beginSave()
    return trySave(attempt).finally(attempt.end)
  }
  async function trySave(attempt: SaveAttempt): Promise<SaveOutcome> {
    const verdict = validateAddress(input, { mode, betweenStreetsRequired })
    if (!verdict.ok) return refuse(verdict.issues)
    const located = tab === 'address' ? locateTyped(input, await find()) : { ok: true as const, place: {} }
    if (attempt.isOvertaken()) return { ok: false, problems: [] }
    if (!located.ok) {
      if (located.code === 'TOO_FAR') return refuse([{ field: 'direccion', code: 'TOO_FAR' }])
      lose(located.code)
      return { ...refuse(lost ? [{ field: 'coordinates', code: 'POINT_REQUIRED' }] : []), lost: located.code }
    }
    const { place } = located
    // An address saved before or placed by hand is accepted as it is.
    if (tab === 'address' && place.geocoded === undefined) {
      const missing = accept(place, input.direccion)
      if (missing.length > 0) return refuse(missing)
    }
    const byPosition = tab === 'location' || place.byPosition === true
    const typed = toUserLocation(input, mode, (branch ?? company)?.country ?? DEFAULT_COUNTRY, place)
    const saved: UserLocation = byPosition ? { ...typed, byPosition } : typed
    attempt.keep()
    diner.getState().moveTo(saved)
    void queryClient.invalidateQueries({ queryKey: ['delivery-info'] })
    return { ok: true, location: saved }
  }

  return { input, found, lost, mode, problems, betweenStreetsRequired, change, choose, lose, takeKnown, save }
}
