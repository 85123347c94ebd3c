import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ApiProvider, createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { sampleContact, sampleMode } from '#domain/venue/sample-venue.fixture.ts'
import type {
  AnalyticsEvent,
  BranchContact,
  DeliveryInfo,
  OrderMode,
  UserLocation,
} from '#generated/models.ts'
import { emptyStorage } from '#platform/storage.ts'
import { embeddedAnalytics } from '#providers/analytics/embedded/embedded.ts'
import { createSession } from './session.ts'
import { PageProvider } from './page-context.ts'
import { useTrack } from './use-track.ts'
import type { Venue } from './venue.ts'

/** 13:00 at the venue, which is open from 12 to 23, and 04:00. */
const NOON = Date.parse('2026-11-21T16:00:00Z')
const NIGHT = Date.parse('2026-11-21T07:00:00Z')
const cash = { id: 'cash', showName: 'Efectivo', active: true, paymentMethod: 'CASH', upload: 'APP' } as const
const AT_HOME: UserLocation = {
  street: 'Guardia Vieja',
  number: '3602',
  city: 'Buenos Aires',
  locality: 'Almagro',
  country: 'AR',
  postalCode: '',
  fullAddress: 'Guardia Vieja 3602, Buenos Aires',
  lat: -34.6,
  lng: -58.4,
  betweenStreets: '',
  details: '',
  geocoded: true,
  fromLocalStorage: false,
}
const REACHED: DeliveryInfo = {
  inside: true,
  providersFailed: false,
  fees: [],
  minimumOrderPrice: 0,
  cashAllowed: true,
}

interface Case {
  now?: number
  venue?: Partial<BranchContact>
  mode?: Partial<OrderMode>
  delivery?: Partial<DeliveryInfo>
}

function Probe({ onTrack }: { onTrack: (track: ReturnType<typeof useTrack>) => void }) {
  onTrack(useTrack())
  return null
}

/** The body of the call that sends an event of a venue. */
async function posted({ now = NOON, venue = {}, mode: over = {}, delivery }: Case): Promise<AnalyticsEvent> {
  const mode = sampleMode('DELIVERY', 'Delivery', { paymentTypes: [cash], ...over })
  const plain = sampleContact('Roma')
  const branchContact = {
    ...plain,
    deliveryConfig: { ...plain.deliveryConfig, orderModes: [mode] },
    ...venue,
  }
  const queryClient = new QueryClient()
  const api = createApi(
    createApiClient('http://venue.test', () => Promise.reject(new Error('Nothing is asked'))),
  )
  const session = createSession({ alias: 'roma', storage: emptyStorage, newKey: () => 'k', now, search: '' })
  if (delivery) {
    session.diner.setState({ location: AT_HOME })
    const { queryKey } = api.queries.deliveryInfo(branchContact.id, AT_HOME)
    queryClient.setQueryData(queryKey, { ...REACHED, ...delivery })
  }
  const sent: string[] = []
  const analytics = embeddedAnalytics((_path, { body }) => Promise.resolve(sent.push(body as string)))
  const heldVenue = { alias: 'roma', branchContact, branch: branchContact.branch, modes: [mode], mode }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <PageProvider value={{ venue: heldVenue as Venue, session, record: analytics.record }}>
          <Probe onTrack={(track) => track('ITEM_VIEW', { referenceId: 'pizza' })} />
        </PageProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  await expect.poll(() => sent.length).toBe(1)
  return JSON.parse(sent[0] ?? '') as AnalyticsEvent
}

test('[ANALYTICS-01b] a posted event of a venue that sells has no impediment', async () => {
  expect(await posted({ delivery: {} })).toMatchObject({
    event: 'ITEM_VIEW',
    context: { referenceId: 'pizza', orderModeType: 'DELIVERY' },
    impediments: [],
  })
})

test.each<[string, Case]>([
  ['STORE_CLOSED', { now: NIGHT }],
  ['STORE_TEMPORARILY_CLOSED', { venue: { manualClosure: { until: '2026-11-21T18:00:00Z' } } }],
  ['ALL_ORDER_MODES_DISABLED', { mode: { orderEnabled: false } }],
  ['ORDERS_DISABLED', { venue: { ordersEnabled: false } }],
  ['OUT_OF_COVERAGE_AREA', { delivery: { inside: false } }],
  ['NO_LOGISTICS_COVERAGE', { delivery: { providersFailed: true } }],
  ['NO_PAYMENT_METHODS', { delivery: { cashAllowed: false } }],
])('[ANALYTICS-01b] the posted event names the impediment %s', async (impediment, situation) => {
  expect((await posted(situation)).impediments).toContain(impediment)
})
