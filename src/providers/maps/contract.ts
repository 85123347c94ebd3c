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

/** The initial view of a map. */
export interface MapView {
  readonly centre: Point
  readonly zoom: number
}

/** Texts of a map, which has none of its own. */
export interface MapLabels {
  /** of the map, and of its marker */
  readonly map: string
  readonly marker: string
  readonly zoomIn: string
  readonly zoomOut: string
}

/** Initial options of a map. */
export interface MapOptions extends MapView {
  readonly marker?: Point
  readonly labels: MapLabels
  /** Called when the person moves the marker, by dragging or a tap; without it the marker is fixed. */
  readonly onMove?: (point: Point) => void
}

/** A mounted map. */
export interface LiveMap {
  /** Moves marker and view. */
  readonly show: (marker: Point, zoom: number) => void
  readonly remove: () => void
}

/** A marker on a map of several. */
export interface PlacedMarker {
  /** stays the same while it moves */
  readonly id: string
  readonly point: Point
  readonly icon: IconName
  /** text for screen readers */
  readonly label: string
}

/** The content of a map of several markers. */
export interface MarkersView {
  readonly markers: readonly PlacedMarker[]
  /** preferred centre at a zoom, if all markers stay visible; without a zoom, the fallback centre */
  readonly centreAt: (zoom?: number) => Point | undefined
  /** covered part of the map, by edge. @units CSS pixels */
  readonly covered: { readonly left: number; readonly top: number; readonly bottom: number }
}

/** A map of several markers. It zooms in as far as all stay visible, and stays where the person moved it. */
export interface MarkersMap {
  readonly show: (view: MarkersView) => void
  readonly remove: () => void
}

/** Renders maps. Its code may load with the first map. */
export interface Maps {
  /** key in the list of adapters, and name of the folder */
  readonly id: string
  /** @errors rejects when the code of the map cannot be loaded */
  readonly mount: (element: HTMLElement, options: MapOptions) => Promise<LiveMap>
  /** @errors rejects when the code of the map cannot be loaded */
  readonly mountMarkers: (element: HTMLElement, start: MapView, label: string) => Promise<MarkersMap>
}

/**
 * The initial view and the height of a map.
 * @param given - a zoom chosen by the caller; the places provider has a different scale
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
