import {
  MAP_DEFAULT_CENTRE,
  MAP_DEFAULT_ZOOM,
  OPEN_MAP_HEIGHT,
  PLACES_DEFAULT_ZOOM,
  PLACES_MAP_HEIGHT,
  PLACES_ZOOM_FACTOR,
} from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'
import type { MapProvider } from '#generated/models.ts'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'

/** What a map shows first. */
export interface MapView {
  readonly centre: Point
  readonly zoom: number
}

/** Texts of a map; it has none of its own. */
export interface MapLabels {
  /** of the map, and of its marker */
  readonly map: string
  readonly marker: string
  readonly zoomIn: string
  readonly zoomOut: string
}

/** How a map starts. */
export interface MapOptions extends MapView {
  readonly marker?: Point
  readonly labels: MapLabels
  /** The person moved the marker, or put it somewhere by a tap; without it the marker stands still. */
  readonly onMove?: (point: Point) => void
}

/** A map that stands in an element. */
export interface LiveMap {
  /** Moves marker and view. */
  readonly show: (marker: Point, zoom: number) => void
  readonly remove: () => void
}

/** Somebody or something on a map of several. */
export interface PlacedMarker {
  /** stays the same while it moves */
  readonly id: string
  readonly point: Point
  readonly icon: IconName
  /** in words, for those who do not see it */
  readonly label: string
}

/** What a map of several markers shows. */
export interface MarkersView {
  readonly markers: readonly PlacedMarker[]
  /** where it rather looks at a zoom, as far as the markers stay in sight; without a zoom, where it looks at least */
  readonly centreAt: (zoom?: number) => Point | undefined
  /** how much of it cannot be seen, by edge. @units CSS pixels */
  readonly covered: { readonly left: number; readonly top: number; readonly bottom: number }
}

/** A map of several markers. It comes as close as shows them all, and stays where the person moved it. */
export interface MarkersMap {
  readonly show: (view: MarkersView) => void
  readonly remove: () => void
}

/** Draws maps. Its code may arrive only when the first map is shown. */
export interface Maps {
  /** key in the list of adapters, and the folder's name */
  readonly id: string
  /** @errors rejects when the code of the map cannot be loaded */
  readonly mount: (element: HTMLElement, options: MapOptions) => Promise<LiveMap>
  /** @errors rejects when the code of the map cannot be loaded */
  readonly mountMarkers: (element: HTMLElement, start: MapView, label: string) => Promise<MarkersMap>
}

/**
 * Where a map looks and how tall it is before anything is known.
 * @param given - a zoom the caller asks for; the places provider counts in other steps
 * @source diner spec §9 "Map default centre, zoom, height"
 */
export function mapDefaults(provider: MapProvider, given?: number): MapView & { readonly height: string } {
  const isPlaces = provider === 'PLACES'
  const placesZoom = given === undefined ? PLACES_DEFAULT_ZOOM : given * PLACES_ZOOM_FACTOR
  return {
    centre: MAP_DEFAULT_CENTRE,
    zoom: isPlaces ? placesZoom : (given ?? MAP_DEFAULT_ZOOM),
    height: isPlaces ? PLACES_MAP_HEIGHT : OPEN_MAP_HEIGHT,
  }
}
