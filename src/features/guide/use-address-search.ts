import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { geocodeQuery } from '#api/geocode-query.ts'
import { placeTexts } from '#domain/address/place-texts.ts'
import { GEOCODER_COUNTRIES, MAX_SUGGESTIONS } from '#domain/defaults.ts'
import type { GeocodePlace } from '#generated/models.ts'
import type { GuidePlace } from './guide-place.ts'

const COUNTRIES = GEOCODER_COUNTRIES.map((country) => country.toLowerCase())

/** A place an address may mean. */
export interface FoundPlace extends GuidePlace {
  id: string
  title: string
  area: string
  licence: string
}

type AddressProblem = 'empty' | 'unknown' | 'failed'

/** Looks an address up when it is sent, not while it is typed: public geocoders forbid that. @source design §5 "Geocoder" */
export function useAddressSearch(onFound: (place: GuidePlace) => void) {
  const { client } = useApi()
  const queryClient = useQueryClient()
  const [choices, setChoices] = useState<readonly FoundPlace[]>([])
  const [problem, setProblem] = useState<AddressProblem>()
  const [isSearching, setSearching] = useState(false)
  /** Which search is the last: what an earlier one finds is not wanted any more. */
  const last = useRef(0)

  const choose = (place: FoundPlace) => {
    setChoices([])
    onFound({ point: place.point, address: place.address })
  }
  const forget = () => {
    last.current += 1
    setSearching(false)
    setChoices([])
    setProblem(undefined)
  }
  /** @returns whether the field has to be looked at again */
  const search = async (typed: string): Promise<boolean> => {
    const text = typed.trim()
    setChoices([])
    if (text === '') {
      setProblem('empty')
      return true
    }
    setProblem(undefined)
    setSearching(true)
    last.current += 1
    const own = last.current
    const isWanted = () => own === last.current
    try {
      const places = await queryClient.query(geocodeQuery(client, text, COUNTRIES))
      if (!isWanted()) return false
      const found = places.slice(0, MAX_SUGGESTIONS).map(toFound)
      const [only, ...others] = found
      if (!only) setProblem('unknown')
      else if (others.length === 0) choose(only)
      else setChoices(found)
      return !only
    } catch {
      if (!isWanted()) return false
      // which failure it was is in the server's log
      setProblem('failed')
      return true
    } finally {
      if (isWanted()) setSearching(false)
    }
  }
  return { choices, choose, forget, problem, isSearching, search }
}

function toFound(place: GeocodePlace): FoundPlace {
  const { title, area } = placeTexts(place)
  return {
    id: String(place.place_id),
    point: { lat: Number(place.lat), lng: Number(place.lon) },
    address: title,
    title,
    area,
    licence: place.licence,
  }
}
