import { divIcon, marker as createMarker, point, type Map as LeafletMap, type Marker } from 'leaflet'

import { MARKER_SIZE_PX } from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'
import { iconPaths } from '#ui/primitives/icon/icon-paths.ts'
import type { MapView, MarkersMap, MarkersView, PlacedMarker } from '../contract.ts'
import { openMap } from './open-map.ts'

/** Closer, a moving rider would leave the map between two positions. */
const CLOSEST = 16
/** Above any difference of latitude, by which Leaflet stacks. @units CSS pixels */
const OVER = 10_000
/** Of the icon inside its marker. @units CSS pixels */
const ICON_PX = 20

/** Draws a Leaflet map of several markers; it has no controls, and listens to fingers and keys. */
export function drawMarkers(element: HTMLElement, start: MapView, label: string): MarkersMap {
  const map = openMap(element, start, label)
  const placed = new Map<string, Marker>()
  let isHeld = false
  const hold = () => {
    isHeld = true
  }
  map.on('dragstart', hold)
  for (const event of ['keydown', 'wheel', 'dblclick'] as const) element.addEventListener(event, hold)
  element.addEventListener('touchstart', ({ touches }) => {
    if (touches.length > 1) hold()
  })
  return {
    show: (view) => {
      map.invalidateSize({ pan: false })
      place(map, placed, view.markers)
      const found = isHeld ? undefined : viewOf(map, view)
      if (found) map.setView(found.centre, found.zoom)
    },
    remove: () => map.remove(),
  }
}

function place(map: LeafletMap, placed: Map<string, Marker>, markers: readonly PlacedMarker[]): void {
  for (const [id, marker] of placed) {
    if (markers.some((each) => each.id === id)) continue
    marker.remove()
    placed.delete(id)
  }
  // later ones lie on top, wherever they are
  for (const [index, { id, point: at, icon, label }] of markers.entries()) {
    const known = placed.get(id)?.setLatLng(at)
    const marker =
      known ??
      createMarker(at, {
        icon: iconOf(id, icon),
        // nothing can be done with it, so the focus passes it by
        interactive: false,
        keyboard: false,
        zIndexOffset: index * OVER,
      }).addTo(map)
    placed.set(id, marker)
    const element = marker.getElement()
    element?.setAttribute('role', 'img')
    element?.setAttribute('aria-label', label)
  }
}

function iconOf(id: string, icon: PlacedMarker['icon']) {
  return divIcon({
    html: `<svg viewBox="0 0 24 24" width="${ICON_PX}" height="${ICON_PX}" aria-hidden="true"><path d="${iconPaths[icon]}"/></svg>`,
    className: `place place-${id}`,
    iconSize: [MARKER_SIZE_PX, MARKER_SIZE_PX],
  })
}

/** The closest view that shows all markers in what is not covered. */
function viewOf(
  map: LeafletMap,
  { markers, centreAt, covered }: MarkersView,
): { centre: Point; zoom: number } | undefined {
  const { left, top, bottom } = covered
  const aside = point(left, top - bottom).divideBy(2)
  const room = map
    .getSize()
    .subtract(point(left, top + bottom))
    .divideBy(2)
    .subtract(point(MARKER_SIZE_PX, MARKER_SIZE_PX))
  for (let zoom = CLOSEST; zoom >= 0; zoom -= 1) {
    const centre = centreAt(zoom)
    if (centre === undefined) return undefined
    const middle = map.project(centre, zoom)
    const isSeen = markers.every(({ point: at }) => {
      const { x, y } = map.project(at, zoom).subtract(middle)
      return Math.abs(x) <= room.x && Math.abs(y) <= room.y
    })
    if (isSeen) return { centre: map.unproject(middle.subtract(aside), zoom), zoom }
  }
  return undefined
}
