import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { UserLocation } from '#generated/models.ts'
import { address } from '#messages/address.ts'
import { useOrderMode } from '#session/use-menu.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { useWithdrawToast, useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/**
 * Asks what delivery to a new address costs, and says at once when the venue does not reach it. What it costs is
 * shown where the address is; a failed request is shown there too.
 * @source diner spec §8 "Address outside the delivery area", "No couriers in the zone"
 */
export function useZoneVerdict(): (location: UserLocation) => void {
  const t = useT(address)
  const toast = useToast()
  const withdrawToast = useWithdrawToast()
  const { queries } = useApi()
  const queryClient = useQueryClient()
  const { diner } = useSession()
  const { branchContact } = useVenue()
  const mode = useOrderMode()
  return (location) => {
    // what was said of the address before no longer holds
    withdrawToast(t('address.error.OUT_OF_ZONE'))
    withdrawToast(t('address.error.NO_RIDERS'))
    if (!branchContact || !mode || !ORDER_MODES[mode.type].needsAddress) return
    queryClient.query(queries.deliveryInfo(branchContact.id, location)).then(
      ({ inside, providersFailed }) => {
        // another address was saved meanwhile
        if (diner.getState().location?.fullAddress !== location.fullAddress) return
        if (!inside) toast(t('address.error.OUT_OF_ZONE'), 'error')
        else if (providersFailed) toast(t('address.error.NO_RIDERS'), 'error')
      },
      () => undefined,
    )
  }
}
