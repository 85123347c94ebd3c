import { useQuery, useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '#api/api-context.tsx'
import { isApiError } from '#api/client.ts'
import { riderCalls } from '#api/rider-calls.ts'
import { TRACKING_POLL_SECONDS } from '#domain/defaults.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { riderChannel, SHIPMENTS_CHANGED } from '#domain/shipments/live.ts'
import { shipments } from '#messages/shipments.ts'
import { systemClock } from '#platform/clock.ts'
import { browserExclusive } from '#platform/exclusive.ts'
import { browserOnline } from '#platform/online.ts'
import { browserStorage } from '#platform/storage.ts'
import { browserVisibility } from '#platform/visibility.ts'
import { useVenue } from '#session/page-context.ts'
import { readSerially } from '#session/read-serially.ts'
import { createRide, sendStep } from '#session/ride-store.ts'
import { riderStore, type RiderOnShift } from '#session/rider-store.ts'
import { useLiveTopic } from '#session/use-live-topic.ts'
import { useRiderPageKept } from '#session/use-rider-page-kept.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { RiderPage } from './components/rider-page.tsx'
import { RiderProvider } from './rider-context.ts'
import { useRideNews } from './use-ride-news.ts'

const LOOK_AGAIN_MS = 60_000
const ASK_MS = TRACKING_POLL_SECONDS * 1_000
/** Polling interval during live updates, in case a message was lost. */
const LIVE_MS = 4 * ASK_MS

/**
 * Lets a rider on shift through; everybody else is redirected to the 404 page.
 * @source delivery spec §6 "A whoami failure redirects to the 404 page"
 */
export function RiderGate({ children }: { children: ReactNode }) {
  const { alias } = useVenue()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [refused, setRefused] = useState<string>()
  // Read once, and again after the server refuses it: another tab may have started a shift since.
  const rider = useMemo(() => {
    const kept = isHydrated ? riderStore(alias).read() : undefined
    return kept?.token === refused ? undefined : kept
  }, [alias, isHydrated, refused])
  useEffect(() => {
    if (isHydrated && rider === undefined) void navigate(companionPaths.denied(alias), { replace: true })
  }, [alias, isHydrated, navigate, rider])
  // The server renders this for everybody: only the device knows its rider.
  if (rider === undefined) return <RiderPage isLoading />
  return (
    <OnShift key={rider.token} rider={rider} onRefused={setRefused}>
      {children}
    </OnShift>
  )
}

type OnShiftProps = { rider: RiderOnShift; onRefused: (token: string) => void; children: ReactNode }

function OnShift({ rider, onRefused, children }: OnShiftProps) {
  const { client } = useApi()
  const { alias } = useVenue()
  const toast = useToast()
  const t = useT(shipments)
  const isLive = useShipmentNews(rider.riderId)
  const own = useMemo(() => {
    const calls = riderCalls(client, rider.token)
    const ride = createRide({
      alias,
      rider: { riderId: rider.riderId, name: rider.name, phone: rider.phone },
      storage: browserStorage(),
      send: (step) => sendStep(calls, step),
      exclusive: browserExclusive(),
      clock: systemClock,
      online: browserOnline(),
      visibility: browserVisibility(),
    })
    return { rider, calls, ride }
  }, [client, rider, alias])
  const work = useMemo(() => ({ ...own, askMs: isLive ? LIVE_MS : ASK_MS }), [own, isLive])
  const whoAmI = useQuery({
    queryKey: ['rider', alias, rider.token],
    queryFn: work.calls.whoAmI,
    staleTime: LOOK_AGAIN_MS,
    // A shift may end while its rider is under way, automatically or from another device.
    refetchInterval: LOOK_AGAIN_MS,
  })
  // A missing network, a captive portal or a busy server does not end the rider's session.
  const isDenied =
    isApiError(whoAmI.error) &&
    whoAmI.error.status >= 400 &&
    whoAmI.error.status < 500 &&
    whoAmI.error.code !== 'UNREADABLE' &&
    whoAmI.error.code !== 'RATE_LIMITED'
  const toastElsewhere = useEffectEvent(() => toast(t('shipments.shift-elsewhere'), 'error'))
  useEffect(() => {
    if (!isDenied) return
    const store = riderStore(alias)
    store.expire(rider.token)
    onRefused(rider.token)
    if (store.read() !== undefined) return
    work.calls.isOnShift(alias, rider.phone).then(
      (isElsewhere) => isElsewhere && toastElsewhere(),
      () => undefined,
    )
  }, [isDenied, alias, rider, onRefused, work])
  return (
    <RiderProvider value={work}>
      <Beside />
      {children}
    </RiderProvider>
  )
}

/** Background work of all rider screens. */
function Beside() {
  useRideNews()
  useRiderPageKept()
  return null
}

/** Refetches as soon as an open shipment or the one in progress changes. @returns whether live updates arrive now */
function useShipmentNews(riderId: string): boolean {
  const queryClient = useQueryClient()
  const { alias } = useVenue()
  const [read] = useState(() =>
    readSerially(async () => {
      const shown = { queryKey: ['rider-shipments', alias], type: 'active' } as const
      const readOf = (filters: QueryFilters) => queryClient.refetchQueries(filters, { cancelRefetch: false })
      // a pending read may have started before the change: wait for it, then refetch it with the others
      await readOf({ ...shown, fetchStatus: 'fetching' })
      await readOf(shown)
    }),
  )
  return useLiveTopic({
    channel: riderChannel(riderId),
    event: SHIPMENTS_CHANGED,
    onEvent: () => void read(),
    onBegin: () => void read(),
  })
}
