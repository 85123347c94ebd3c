import {
  divIcon,
  marker as createMarker,
  control,
  type LatLng,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'

import { iconPaths } from '#ui/primitives/icon/icon-paths.ts'
import { MARKER_SIZE_PX } from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'
import type { LiveMap, MapOptions } from '../contract.ts'
import { MAX_ZOOM, openMap } from './open-map.ts'

/** From this zoom single houses are distinguishable. */
const HOUSE_ZOOM = 17
/** Zoom-in after the marker was placed at a low zoom. @units zoom steps */
const CLOSER = 3

const toPoint = ({ lat, lng }: LatLng): Point => ({ lat, lng })

/** Renders a Leaflet map. The marker moves by dragging, by a tap, and by arrow keys when focused; the map follows. */
export function drawMap(element: HTMLElement, options: MapOptions): LiveMap {
  const { centre, zoom, labels, onMove } = options
  const map = openMap(element, { centre, zoom }, labels.map)
  control.zoom({ position: 'topright', zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map)

  let marker: Marker | undefined
  const place = (point: Point): Marker => {
    if (marker) return marker.setLatLng(point)
    marker = createMarker(point, {
      icon: pin(),
      draggable: onMove !== undefined,
      autoPan: true,
      alt: labels.marker,
      title: labels.marker,
    })
    marker.addTo(map)
    marker.on('dragend', () => marker && putDown(marker.getLatLng()))
    if (onMove) moveByKeys(map, marker, onMove)
    return marker
  }
  const putDown = (at: LatLng) => {
    place(at)
    if (map.getZoom() < HOUSE_ZOOM) map.setView(at, Math.min(map.getZoom() + CLOSER, HOUSE_ZOOM))
    onMove?.(toPoint(at))
  }
  if (options.marker) place(options.marker)
  if (onMove) map.on('click', ({ latlng }) => putDown(latlng))
  return {
    show: (point, nextZoom) => {
      place(point)
      map.setView(point, Math.min(nextZoom, MAX_ZOOM))
    },
    remove: () => map.remove(),
  }
}

function pin() {
  const shape = `<svg viewBox="0 0 24 24" width="${MARKER_SIZE_PX}" height="${MARKER_SIZE_PX}" aria-hidden="true"><path d="${iconPaths.pin}"/></svg>`
  return divIcon({
    html: shape,
    className: 'pin',
    iconSize: [MARKER_SIZE_PX, MARKER_SIZE_PX],
    iconAnchor: [MARKER_SIZE_PX / 2, MARKER_SIZE_PX - 2],
  })
}

/** Step of a marker per arrow key. @units CSS pixels at the current zoom */
const KEY_STEP_PX = 12
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -KEY_STEP_PX],
  ArrowDown: [0, KEY_STEP_PX],
  ArrowLeft: [-KEY_STEP_PX, 0],
  ArrowRight: [KEY_STEP_PX, 0],
}

function moveByKeys(map: LeafletMap, marker: Marker, onMove: (point: Point) => void): void {
  marker.getElement()?.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const { x, y } = map.latLngToLayerPoint(marker.getLatLng())
    marker.setLatLng(map.layerPointToLatLng([x + step[0], y + step[1]]))
    map.panInside(marker.getLatLng(), { padding: [MARKER_SIZE_PX, MARKER_SIZE_PX] })
    onMove(toPoint(marker.getLatLng()))
  })
}
