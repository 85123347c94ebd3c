import { queryOptions } from '@tanstack/react-query'
import { ask, type ApiClient } from './client.ts'

/** The survey of a branch contact. @source delivery spec §7 */
export const surveyQuery = (api: ApiClient, branchContactId: string) =>
  queryOptions({
    queryKey: ['survey', branchContactId],
    queryFn: () => ask(api, '/api/survey/{reference}', { path: { reference: branchContactId } }),
  })

/** Progress of an order's survey. @source delivery spec §7 */
export const completionQuery = (api: ApiClient, orderCode: string) =>
  queryOptions({
    queryKey: ['survey-completion', orderCode],
    queryFn: () => ask(api, '/api/survey/order/{orderCode}', { path: { orderCode } }),
  })
