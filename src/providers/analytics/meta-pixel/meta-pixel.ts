import type { MarketingEvent } from '#domain/marketing/marketing-event.ts'
import type { StartMarketing } from '../contract.ts'
import { loadScript } from '#platform/load-script.ts'

const NAMES = { view: 'ViewContent', add: 'AddToCart', purchase: 'Purchase' } as const

/** The vendor's function: queues commands until its code has loaded and processes them. */
interface Pixel {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[]
  push: Pixel
  loaded: boolean
  version: string
}

type WithPixel = Window & { fbq?: Pixel; _fbq?: Pixel }

/** The pixel by its own script. */
export const startMetaPixel: StartMarketing = (id, { document }) => {
  const page = document.defaultView as WithPixel | null
  const queued = (...command: unknown[]): void => {
    if (pixel.callMethod) pixel.callMethod(...command)
    else pixel.queue.push(command)
  }
  const pixel: Pixel = Object.assign(queued, {
    queue: [] as unknown[],
    push: queued as Pixel,
    loaded: true,
    version: '2.0',
  })
  if (page) {
    page.fbq = pixel
    page._fbq = pixel
  }
  pixel('init', id)
  pixel('track', 'PageView')
  loadScript(document, 'https://connect.facebook.net/en_US/fbevents.js')
  return {
    id: 'meta-pixel',
    record: (event) => pixel('track', NAMES[event.kind], dataOf(event), optionsOf(event)),
  }
}

const dataOf = ({ currency, value, items }: MarketingEvent) => ({
  currency,
  value,
  content_type: 'product',
  content_ids: items.map(({ id }) => id),
  contents: items.map(({ id, quantity, price }) => ({ id, quantity, item_price: price })),
})

/** Lets the vendor ignore a purchase reported twice. */
const optionsOf = ({ transactionId }: MarketingEvent) =>
  transactionId === undefined ? undefined : { eventID: transactionId }
