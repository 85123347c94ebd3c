import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { useGeocoder } from '#providers/geocoding/contract.ts'
import type { Suggestion } from '#providers/geocoding/contract.ts'

/** Shorter texts mean half the streets of a city. */
const MIN_CHARACTERS = 3

export interface Suggestions {
  status: 'idle' | 'loading' | 'success' | 'error'
  list: readonly Suggestion[]
}

interface Answer {
  text: string
  status: 'success' | 'error'
  list: readonly Suggestion[]
}

const IDLE: Suggestions = { status: 'idle', list: [] }

/**
 * What the geocoder makes of a text, asked once typing rests for 500 ms; until then the list of before stays.
 *
 * @param text - undefined while nothing shall be asked
 * @source diner spec §5 "Places search is debounced 500 ms"
 */
export function useSuggestions(text: string | undefined): Suggestions {
  const geocoder = useGeocoder()
  const [answer, setAnswer] = useState<Answer>()
  const wanted = text?.trim() ?? ''
  const isAsked = wanted.length >= MIN_CHARACTERS
  useEffect(() => {
    if (!isAsked) return undefined
    let isStale = false
    const timer = setTimeout(() => {
      geocoder.suggest(wanted).then(
        (list) => isStale || setAnswer({ text: wanted, status: 'success', list }),
        () => isStale || setAnswer({ text: wanted, status: 'error', list: [] }),
      )
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [wanted, isAsked, geocoder])
  if (!isAsked) return IDLE
  if (answer?.text === wanted) return answer
  return { status: 'loading', list: answer?.list ?? [] }
}
