import type { FoundPlace } from '#domain/address/address.ts'
import type { Point } from '#domain/geo/distance.ts'
import type { CountryCode, GeocodePlace, PlaceDetails, PlaceSuggestion } from '#generated/models.ts'

/** A place that a typed text may mean, as listed below the field. */
export interface Suggestion {
  /** unique within one response; a places service needs it to look up the details */
  readonly id: string
  /** street and house number */
  readonly title: string
  /** locality, city and so on, in one line */
  readonly area: string
  /** attribution of the data, shown beside the list; empty for our own */
  readonly licence?: string
}

/**
 * Finds addresses. An open-map geocoder returns suggestions with all details; a places service needs another request
 * for the chosen one. Features see no difference.
 */
export interface Geocoder {
  /** key in the list of adapters, and name of the folder */
  readonly id: string
  /**
   * @param text - as typed, not blank
   * @returns best first; empty when nothing matches
   * @errors rejects when the service is unreachable
   */
  readonly suggest: (text: string) => Promise<readonly Suggestion[]>
  /**
   * @param suggestion - one from this geocoder
   * @returns a place with a point; without a house number if none was typed
   * @errors rejects when the service is unreachable
   */
  readonly lookUp: (suggestion: Suggestion) => Promise<FoundPlace>
}

/**
 * Calls to our own server, which caches them. All geocoders use it, so that no API key reaches a browser.
 * @errors all reject when the server, or the service behind it, is unreachable
 * @source design §5 "Geocoder"
 */
export interface GeocoderCalls {
  readonly search: (text: string, countries: readonly string[]) => Promise<readonly GeocodePlace[]>
  readonly suggest: (question: {
    readonly text: string
    readonly countries: readonly string[]
    readonly session: string
    readonly near?: Point
  }) => Promise<readonly PlaceSuggestion[]>
  readonly details: (id: string, session: string) => Promise<PlaceDetails>
}

/** The venue whose own streets come first. */
export interface GeocoderVenue {
  readonly country?: CountryCode
  readonly near?: Point
}
