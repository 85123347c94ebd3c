import { useEffect } from 'react'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { shipments } from '#messages/shipments.ts'
import { useNavigate } from 'react-router-dom'
import { useVenue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
import { useCarried, useRecalled } from '../use-carried.ts'
import { RiderPage } from './rider-page.tsx'

/**
 * Leads to what the rider carries, or to the list.
 * @source delivery spec §2 "Empty page that looks up the rider's in-progress shipment"; requirements SHIP-02
 */
export function LookUp() {
  const { alias } = useVenue()
  const navigate = useNavigate()
  const t = useT(shipments)
  useRecalled()
  const { path, answer, askAgain } = useCarried()
  // In a dead zone: where the rider was going anyway.
  const isKnown = answer === 'told' || (answer === 'failed' && path !== undefined)
  useEffect(() => {
    if (isKnown) void navigate(path ?? companionPaths.shipments(alias), { replace: true })
  }, [isKnown, path, alias, navigate])
  if (answer !== 'failed' || isKnown) return <RiderPage isLoading />
  return (
    <StatusView
      kind="error"
      title={t('shipments.title')}
      text={t('shipments.fetch-failed')}
      action={{ label: t('common.retry'), onPress: askAgain }}
    />
  )
}
