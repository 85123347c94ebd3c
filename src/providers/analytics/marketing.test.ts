import { describe, expect, test } from 'vitest'
import type { MarketingEvent } from '#domain/marketing/marketing-event.ts'
import type { StartMarketing } from './contract.ts'
import { startGa4 } from './ga4/ga4.ts'
import { startMetaPixel } from './meta-pixel/meta-pixel.ts'
import { startTagManager } from './tag-manager/tag-manager.ts'

/** The parts of a frame that vendors' code uses. */
function fakeFrame() {
  const scripts: { src: string; async: boolean }[] = []
  const page: Record<string, unknown> = {}
  const document = {
    defaultView: page,
    createElement: () => ({ src: '', async: false }),
    head: { append: (script: { src: string; async: boolean }) => scripts.push(script) },
  }
  return { document: document as unknown as Document, page, scripts }
}

const PURCHASE: MarketingEvent = {
  kind: 'purchase',
  currency: 'ARS',
  value: 12_400,
  transactionId: 'visit-1',
  items: [{ id: 'pizza', name: 'Pizza', category: 'Pizzas', quantity: 2, price: 6_200 }],
}
const VENDORS: Record<string, { start: StartMarketing; id: string; host: string; queue: string }> = {
  'tag-manager': {
    start: startTagManager,
    id: 'GTM-ABC123',
    host: 'www.googletagmanager.com',
    queue: 'dataLayer',
  },
  ga4: { start: startGa4, id: 'G-ABCDEF1234', host: 'www.googletagmanager.com', queue: 'analyticsLayer' },
  'meta-pixel': { start: startMetaPixel, id: '1234567890', host: 'connect.facebook.net', queue: 'fbq' },
}

/** The contents of a vendor's queue before its code has loaded, as text. */
function queueOf(page: Record<string, unknown>, name: string): string {
  const queue = page[name] as unknown[] | { queue: unknown[] }
  const list = Array.isArray(queue) ? queue : queue.queue
  return JSON.stringify(list.map((entry) => (isArguments(entry) ? Array.from(entry) : entry)))
}
const isArguments = (value: unknown): value is ArrayLike<unknown> =>
  Object.prototype.toString.call(value) === '[object Arguments]'

describe.each(Object.entries(VENDORS))(
  'the %s vendor fulfils the contract',
  (name, { start, id, host, queue }) => {
    test('[ANALYTICS-02] one script of its own host, loaded beside the page', () => {
      const { document, scripts } = fakeFrame()
      expect(start(id, { document, location: 'https://venue.test/menu/roma' }).id).toBe(name)
      expect(scripts).toHaveLength(1)
      expect(new URL(scripts[0]?.src ?? '').host).toBe(host)
      expect(scripts[0]?.async).toBe(true)
    })

    test('[ANALYTICS-02] it is told its id and what was viewed, added and bought', () => {
      const { document, page, scripts } = fakeFrame()
      const provider = start(id, { document, location: 'https://venue.test/menu/roma' })
      for (const kind of ['view', 'add', 'purchase'] as const) provider.record({ ...PURCHASE, kind })
      const text = queueOf(page, queue)
      expect(text + String(scripts[0]?.src)).toContain(id)
      const names = {
        'tag-manager': ['view_item', 'add_to_cart', 'purchase'],
        ga4: ['view_item', 'add_to_cart', 'purchase'],
        'meta-pixel': ['ViewContent', 'AddToCart', 'Purchase'],
      }
      for (const event of names[name as keyof typeof names]) expect(text).toContain(event)
      expect(text).toContain('12400')
      expect(text).toContain('visit-1')
      expect(text).toContain('pizza')
    })
  },
)

test('[ANALYTICS-02] analytics takes commands only as the arguments of a call', () => {
  const { document, page } = fakeFrame()
  startGa4('G-ABCDEF1234', { document, location: 'https://venue.test/menu/roma' })
  expect((page['analyticsLayer'] as unknown[]).every(isArguments)).toBe(true)
})
