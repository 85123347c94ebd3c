import { queryOptions } from '@tanstack/react-query'
import { bodyOf, type ApiClient } from './client.ts'

/** The survey of a branch contact. @source delivery spec §7 */
export const surveyQuery = (api: ApiClient, branchContactId: string) =>
  queryOptions({
    queryKey: ['survey', branchContactId],
    queryFn: () =>
      bodyOf(api.GET('/api/survey/{reference}', { params: { path: { reference: branchContactId } } })),
  })

/** How far the survey of an order has come. @source delivery spec §7 */
export const completionQuery = (api: ApiClient, orderCode: string) =>
  queryOptions({
    queryKey: ['survey-completion', orderCode],
    queryFn: () => bodyOf(api.GET('/api/survey/order/{orderCode}', { params: { path: { orderCode } } })),
  })
