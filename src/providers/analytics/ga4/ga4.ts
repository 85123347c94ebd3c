import type { StartMarketing } from '../contract.ts'
import { ecommerceData, ecommerceName } from '#domain/marketing/ecommerce.ts'
import { loadScript } from '#platform/load-script.ts'

/** A separate data layer, so that a tag manager on the same page does not count the events again. */
const LAYER = 'analyticsLayer'

type Layered = Window & { [LAYER]?: unknown[] }

/** Google Analytics by its own tag, without a container. */
export const startGa4: StartMarketing = (id, { document, location }) => {
  const page = document.defaultView as Layered | null
  const layer: unknown[] = []
  if (page) page[LAYER] = layer
  /** The vendor's code only accepts the arguments object itself as a command. */
  function tag(..._command: unknown[]): void {
    layer.push(arguments)
  }
  tag('js', new Date(performance.timeOrigin + performance.now()))
  tag('config', id, { page_location: location })
  loadScript(document, `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}&l=${LAYER}`)
  return {
    id: 'ga4',
    record: (event) => tag('event', ecommerceName(event), { ...ecommerceData(event), send_to: id }),
  }
}
