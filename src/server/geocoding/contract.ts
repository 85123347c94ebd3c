import type { GeocodePlace, PlaceDetails, PlaceSuggestion } from '#generated/models.ts'

/** A search text with its countries. */
export type AddressQuestion = {
  /** as written or entered, not blank */
  text: string
  /** two-letter codes in either case; none: everywhere */
  countries: readonly string[]
}

/** @units limit: maximum number of places */
export type SearchQuestion = AddressQuestion & { limit: number }

/** The service did not respond, or its response is invalid. */
export class GeocoderUnreachable extends Error {
  override readonly name = 'GeocoderUnreachable'
  /** the HTTP status, if it was an error */
  readonly status?: number

  constructor(message: string, options: { cause?: unknown; status?: number } = {}) {
    super(message, { cause: options.cause })
    this.status = options.status
  }
}

/**
 * Finds places by text, with all their details at once: used for branches whose map provider is OPEN_MAP. One per
 * server, chosen in `server/geocoding/provider.ts`.
 * @source diner spec §7 Geocoding; design §1 "Every third party is a port"
 */
export interface AddressSearch {
  /** key in the list of adapters, and name of the folder */
  readonly id: string
  /** @returns best first; empty when nothing matches @errors rejects with {@link GeocoderUnreachable} */
  readonly search: (question: SearchQuestion) => Promise<GeocodePlace[]>
}

/** A text while it is typed. */
export type SuggestQuestion = AddressQuestion & {
  /** one per address search; services bill by it */
  session: string
  /** places near it rank first */
  near?: { lat: number; lng: number }
}

/**
 * Suggests places while a text is typed, and looks up the details of the chosen one: used for branches whose map
 * provider is PLACES. One per server.
 * @source diner spec §7 Geocoding
 */
export interface PlaceFinder {
  readonly id: string
  /**
   * @returns best first; with the place's details if they are known already
   * @errors rejects with {@link GeocoderUnreachable}
   */
  readonly suggest: (question: SuggestQuestion) => Promise<PlaceSuggestion[]>
  /**
   * @param id - of a suggestion
   * @returns undefined when there is no such place
   * @errors rejects with {@link GeocoderUnreachable}
   */
  readonly lookUp: (id: string, session: string) => Promise<PlaceDetails | undefined>
}
