import { onDemand } from '#platform/on-demand.ts'
import type { LiveMap, MapOptions, Maps } from '../contract.ts'

const mapCode = onDemand(() => import('./draw-map.ts'))
const markersCode = onDemand(() => import('./draw-markers.ts'))

/** An open map with our own tiles. Leaflet loads with the first map, not with the page. */
export const leafletMaps: Maps = {
  id: 'leaflet',
  mount: async (element: HTMLElement, options: MapOptions): Promise<LiveMap> => {
    const { drawMap } = await mapCode.fetch()
    return drawMap(element, options)
  },
  mountMarkers: async (element, start, label) => {
    const { drawMarkers } = await markersCode.fetch()
    return drawMarkers(element, start, label)
  },
}
