import type { GeocodePlace, PlaceDetails, PlaceSuggestion } from '#generated/models.ts'

/** What is looked for. */
export type AddressQuestion = {
  /** as written or typed, not blank */
  text: string
  /** codes of two letters in either case; none: everywhere */
  countries: readonly string[]
}

/** @units limit: places wanted */
export type SearchQuestion = AddressQuestion & { limit: number }

/** The service did not answer, or with something that is no answer. */
export class GeocoderUnreachable extends Error {
  override readonly name = 'GeocoderUnreachable'
  /** its status, when that was not good */
  readonly status?: number

  constructor(message: string, options: { cause?: unknown; status?: number } = {}) {
    super(message, { cause: options.cause })
    this.status = options.status
  }
}

/**
 * Finds the places that a text means, all about them at once: what stands behind a branch whose map provider is
 * OPEN_MAP. One per server; which one decides `server/geocoding/provider.ts`.
 * @source diner spec §7 Geocoding; design §1 "Every third party is a port"
 */
export interface AddressSearch {
  /** key in the list of adapters, and the folder's name */
  readonly id: string
  /** @returns best first; empty when nothing fits @errors rejects with {@link GeocoderUnreachable} */
  readonly search: (question: SearchQuestion) => Promise<GeocodePlace[]>
}

/** What is being typed. */
export type SuggestQuestion = AddressQuestion & {
  /** one per address that is looked for; services count by it */
  session: string
  /** what lies near it comes first */
  near?: { lat: number; lng: number }
}

/**
 * Suggests places while a text is typed and tells the rest about the one that is chosen: what stands behind a branch
 * whose map provider is PLACES. One per server.
 * @source diner spec §7 Geocoding
 */
export interface PlaceFinder {
  readonly id: string
  /**
   * @returns best first; with the whole place where it is known already
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
