import type { StartMarketing } from '../contract.ts'
import { ecommerceData, ecommerceName } from '#domain/marketing/ecommerce.ts'
import { loadScript } from '#platform/load-script.ts'

type Layered = Window & { dataLayer?: unknown[] }

/** A tag manager container: all events go into its data layer, and the container decides what to do with them. */
export const startTagManager: StartMarketing = (id, { document, location }) => {
  const page = document.defaultView as Layered | null
  const layer: unknown[] = []
  if (page) page.dataLayer = layer
  layer.push({ 'gtm.start': performance.timeOrigin + performance.now(), event: 'gtm.js' })
  layer.push({ storefront_location: location })
  loadScript(document, `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`)
  return {
    id: 'tag-manager',
    record: (event) => {
      // the vendor requires clearing it first, or data of the previous event would be merged in
      layer.push({ ecommerce: null }, { event: ecommerceName(event), ecommerce: ecommerceData(event) })
    },
  }
}
