import type { StartMarketing } from '../contract.ts'
import { ecommerceData, ecommerceName } from '#domain/marketing/ecommerce.ts'
import { loadScript } from '#platform/load-script.ts'

type Layered = Window & { dataLayer?: unknown[] }

/** A tag-manager container: every event goes into its data layer, and the container decides what becomes of it. */
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
      // the vendor asks to empty it first: what is left of the event before would be merged in
      layer.push({ ecommerce: null }, { event: ecommerceName(event), ecommerce: ecommerceData(event) })
    },
  }
}
