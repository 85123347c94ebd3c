import { map as createMap, tileLayer, type Map as LeafletMap } from 'leaflet'
import 'leaflet/dist/leaflet.css'

import type { MapView } from '../contract.ts'

const TILES = '/tiles/{z}/{x}/{y}.png'
export const MAX_ZOOM = 19

/** The tiles are made for light pages. */
const DARK_TILES = 'invert(0.86) hue-rotate(180deg) saturate(0.8)'

/** A Leaflet map of our own tiles, without markers and controls. */
export function openMap(element: HTMLElement, { centre, zoom }: MapView, label: string): LeafletMap {
  const map = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    maxZoom: MAX_ZOOM,
    ...motion(),
  })
  map.setView(centre, Math.min(zoom, MAX_ZOOM))
  tileLayer(TILES, { maxZoom: MAX_ZOOM }).addTo(map)
  followMode(map)
  element.setAttribute('role', 'application')
  element.setAttribute('aria-label', label)
  return map
}

/** Applies dark tiles on dark pages, also when the device's mode changes. */
function followMode(map: LeafletMap): void {
  const device = window.matchMedia('(prefers-color-scheme: dark)')
  const tiles = map.getPane('tilePane')
  const follow = () => {
    const isDark = getComputedStyle(map.getContainer()).colorScheme === 'dark'
    if (tiles) tiles.style.filter = isDark ? DARK_TILES : ''
  }
  follow()
  device.addEventListener('change', follow)
  map.on('unload', () => device.removeEventListener('change', follow))
}

/** No animations for people who prefer reduced motion. */
function motion() {
  const isWanted = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    fadeAnimation: isWanted,
    zoomAnimation: isWanted,
    markerZoomAnimation: isWanted,
    inertia: isWanted,
  }
}
