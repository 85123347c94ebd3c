import { divIcon, marker as createMarker, type Map as LeafletMap, type Marker } from 'leaflet'

import { MARKER_SIZE_PX } from '#domain/defaults.ts'
import { iconPaths } from '#ui/primitives/icon/icon-paths.ts'
import type { MapView, MarkersMap, PlacedMarker } from '../contract.ts'
import { closestView } from './closest-view.ts'
import { openMap } from './open-map.ts'

/** Exceeds every offset that Leaflet derives from latitude for stacking. @units CSS pixels */
const OVER = 10_000
/** Size of the icon inside its marker. @units CSS pixels */
const ICON_PX = 20

/** Renders a Leaflet map of several markers, without controls; it supports touch and keyboard. */
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
      if (isHeld) return
      const found = closestView(view, map.getSize(), (at, zoom) => map.project(at, zoom))
      if (found) map.setView(map.unproject([found.middle.x, found.middle.y], found.zoom), found.zoom)
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
  // later markers are on top, whatever their position
  for (const [index, { id, point: at, icon, label }] of markers.entries()) {
    const known = placed.get(id)?.setLatLng(at)
    const marker =
      known ??
      createMarker(at, {
        icon: iconOf(id, icon),
        // no action, so no keyboard focus
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
