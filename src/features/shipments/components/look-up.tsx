import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { shipments } from '#messages/shipments.ts'
import { useNavigate } from 'react-router-dom'
import { useVenue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
import { inProgressQuery } from '../in-progress-query.ts'
import { useRider } from '../rider-context.ts'
import { RiderPage } from './rider-page.tsx'

/**
 * Leads to what the rider carries, or to the list.
 *
 * @source delivery spec §2 "Empty page that looks up the rider's in-progress shipment"; requirements SHIP-02
 */
export function LookUp() {
  const { alias } = useVenue()
  const navigate = useNavigate()
  const work = useRider()
  const t = useT(shipments)
  const { data, isSuccess, isError, refetch } = useQuery(inProgressQuery(work, alias))
  // In a dead zone: where the rider was going anyway.
  const known = isSuccess ? (data ?? undefined) : isError ? work.ride.store.getState().trip?.trip : undefined
  const isKnown = isSuccess || known !== undefined
  useEffect(() => {
    if (!isKnown) return
    const [type, id] = known?.split('/') ?? []
    const path =
      (type === 'simple' || type === 'stack') && id !== undefined
        ? companionPaths.shipment(alias, type, id)
        : companionPaths.shipments(alias)
    void navigate(path, { replace: true })
  }, [isKnown, known, alias, navigate])
  if (!isError || isKnown) return <RiderPage isLoading />
  return (
    <StatusView
      kind="error"
      title={t('shipments.title')}
      text={t('shipments.fetch-failed')}
      action={{ label: t('common.retry'), onPress: () => void refetch() }}
    />
  )
}
