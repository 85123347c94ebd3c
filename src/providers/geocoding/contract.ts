import type { FoundPlace } from '#domain/address/address.ts'
import type { Point } from '#domain/geo/distance.ts'
import type { CountryCode, GeocodePlace, PlaceDetails, PlaceSuggestion } from '#generated/models.ts'

/** A place a typed text may mean, as it stands in the list under the field. */
export interface Suggestion {
  /** unique among the suggestions of one answer; what a places service needs to look up the rest */
  readonly id: string
  /** street and house number */
  readonly title: string
  /** locality, city and so on, in one line */
  readonly area: string
  /** whose data it is, shown beside the list; empty for our own */
  readonly licence?: string
}

/**
 * Finds addresses. An open-map geocoder knows everything about a suggestion at once; a places service is asked
 * again for the one that was chosen. Features see no difference.
 */
export interface Geocoder {
  /** key in the list of adapters, and the folder's name */
  readonly id: string
  /**
   * @param text - as typed, not blank
   * @returns best first; empty when nothing fits
   * @errors rejects when the service cannot be reached
   */
  readonly suggest: (text: string) => Promise<readonly Suggestion[]>
  /**
   * @param suggestion - one that this geocoder gave
   * @returns with a point; without a house number when none was typed
   * @errors rejects when the service cannot be reached
   */
  readonly lookUp: (suggestion: Suggestion) => Promise<FoundPlace>
}

/**
 * The calls of our own server, with their cache; every geocoder goes through it, so that no key reaches a browser.
 * @errors all reject when the server, or the service behind it, cannot be reached
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

/** Whose own streets come first. */
export interface GeocoderVenue {
  readonly country?: CountryCode
  readonly near?: Point
}
