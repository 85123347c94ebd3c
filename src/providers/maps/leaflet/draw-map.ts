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

/** From here on single houses can be told apart. */
const HOUSE_ZOOM = 17
/** So much closer the map comes when the marker was put down from afar. @units zoom steps */
const CLOSER = 3

const toPoint = ({ lat, lng }: LatLng): Point => ({ lat, lng })

/** Draws a Leaflet map. The marker can be moved by dragging, by a tap, and with the arrow keys when it has focus; the map follows it. */
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

/** Steps of a marker under the arrow keys. @units CSS pixels at the zoom of the moment */
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
