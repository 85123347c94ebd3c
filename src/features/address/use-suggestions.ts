import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { useGeocoder } from '#session/page-context.ts'
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
 * What the geocoder makes of a text, asked once typing rests for 500 ms.
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
  // While a text only grows, what it meant before may still be what is meant.
  const isGrown = answer !== undefined && wanted.startsWith(answer.text)
  return { status: 'loading', list: isGrown ? answer.list : [] }
}
