import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { geocodeQuery } from '#api/geocode-query.ts'
import { placeTexts } from '#domain/address/place-texts.ts'
import { GEOCODER_COUNTRIES, MAX_SUGGESTIONS } from '#domain/defaults.ts'
import type { GeocodePlace } from '#generated/models.ts'
import { browserGeolocation, type PositionCode } from '#platform/geolocation.ts'
import type { GuidePlace } from './guide-place.ts'

const COUNTRIES = GEOCODER_COUNTRIES.map((country) => country.toLowerCase())

/** A place that an address may refer to. */
export interface FoundPlace extends GuidePlace {
  id: string
  title: string
  area: string
  licence: string
}

type AddressProblem = 'empty' | 'unknown' | 'failed'

/**
 * Finds the visitor's location, by the device's position or by an address. An address is looked up when sent, not while
 * typed: public geocoders forbid that. The latest request wins.
 * @source design §5 "Geocoder"
 */
export function usePlaceSearch(onFound: (place: GuidePlace) => void) {
  const { client } = useApi()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<'position' | 'address'>()
  const [choices, setChoices] = useState<readonly FoundPlace[]>([])
  const [problem, setProblem] = useState<AddressProblem>()
  const [refusal, setRefusal] = useState<PositionCode>()
  const last = useRef(0)

  /** @returns a check whether this is still the latest request */
  const begin = (what?: 'position' | 'address') => {
    last.current += 1
    const own = last.current
    setAsking(what)
    setChoices([])
    setProblem(undefined)
    setRefusal(undefined)
    return () => own === last.current
  }
  const choose = ({ point, address }: GuidePlace) => {
    begin()
    onFound({ point, address })
  }
  const locate = async () => {
    const isWanted = begin('position')
    const located = await browserGeolocation().locate()
    if (!isWanted()) return
    setAsking(undefined)
    if (!located.ok) return setRefusal(located.code)
    const { lat, lng } = located.position
    onFound({ point: { lat, lng } })
  }
  const search = async (typed: string): Promise<void> => {
    const text = typed.trim()
    if (text === '') {
      setChoices([])
      return setProblem('empty')
    }
    const isWanted = begin('address')
    const found = await queryClient.query(geocodeQuery(client, text, COUNTRIES)).then(
      (places) => places.slice(0, MAX_SUGGESTIONS).map(toFound),
      // the server's log has the kind of failure
      () => undefined,
    )
    if (!isWanted()) return
    setAsking(undefined)
    const [only, ...others] = found ?? []
    if (!only) setProblem(found ? 'unknown' : 'failed')
    else if (others.length === 0) choose(only)
    else setChoices([only, ...others])
  }
  return { asking, choices, choose, locate, problem, refusal, search }
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
