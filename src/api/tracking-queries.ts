import { queryOptions } from '@tanstack/react-query'
import { withNewer } from '#domain/tracking/apply-update.ts'
import type { TrackingInfo } from '#generated/models.ts'
import { ask, type ApiClient } from './client.ts'

/** Where a delivery is, by the code of its order. @source delivery spec §7 */
export const trackingQuery = (api: ApiClient, alias: string, orderCode: string) =>
  queryOptions({
    queryKey: ['tracking', alias, orderCode],
    queryFn: () =>
      ask(api, '/api/logisticsorder/tracking/{alias}/{orderCode}', { path: { alias, orderCode } }),
    // An answer that was on its way while something newer was told. The cache holds what this query put there.
    structuralSharing: (shown, read) =>
      shown === undefined ? read : withNewer(shown as TrackingInfo, read as TrackingInfo),
  })
