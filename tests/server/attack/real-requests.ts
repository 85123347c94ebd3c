import type { OperationId } from '#server/contract/handlers.ts'
import { DINER_REQUESTS } from './diner-requests.ts'
import type { RealRequests } from './request.ts'
import { OPERATOR_REQUESTS, RIDER_REQUESTS, STUDIO_REQUESTS } from './staff-requests.ts'

/** A request that succeeds, of every operation of the contract. */
export const REAL_REQUESTS: RealRequests<OperationId> = {
  ...DINER_REQUESTS,
  ...RIDER_REQUESTS,
  ...OPERATOR_REQUESTS,
  ...STUDIO_REQUESTS,
}
