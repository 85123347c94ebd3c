import { queryOptions } from '@tanstack/react-query'
import { withNewer } from '#domain/tracking/apply-update.ts'
import type { TrackingInfo } from '#generated/models.ts'
import { ask, type ApiClient } from './client.ts'

/** Tracking of a delivery, by its order's code. @source delivery spec §7 */
export const trackingQuery = (api: ApiClient, alias: string, orderCode: string) =>
  queryOptions({
    queryKey: ['tracking', alias, orderCode],
    queryFn: () =>
      ask(api, '/api/logisticsorder/tracking/{alias}/{orderCode}', { path: { alias, orderCode } }),
    // Keeps newer pushed data over a response that was already under way. The cache holds only data of this query.
    structuralSharing: (shown, read) =>
      shown === undefined ? read : withNewer(shown as TrackingInfo, read as TrackingInfo),
  })
