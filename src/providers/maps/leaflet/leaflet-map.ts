import type { LiveMap, MapOptions, Maps } from '../contract.ts'

/** Open map of our own tiles. Leaflet is fetched with the first map, not with the page. */
export const leafletMaps: Maps = {
  id: 'leaflet',
  mount: async (element: HTMLElement, options: MapOptions): Promise<LiveMap> => {
    const { drawMap } = await import('./draw-map.ts')
    return drawMap(element, options)
  },
  mountMarkers: async (element, start, label) => {
    const { drawMarkers } = await import('./draw-markers.ts')
    return drawMarkers(element, start, label)
  },
}
