import { queryOptions } from '@tanstack/react-query'
import type { Menu, OrderMove, RefundChange, SoldOutChange, VenueClosure } from '#generated/models.ts'
import { bodyOf } from './client.ts'
import type { ApiClient } from './client.ts'
import { randomKey } from '#platform/random-key.ts'
import { isApiError, toApiError } from './api-error.ts'
import { TIMEOUT_MS } from './timeout.ts'

/** What a venue's console asks and does, with the token of the venue. */
export function consoleCalls(api: ApiClient, id: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const here = { params: { path: { id } }, headers }
  const of = (code: string) => ({ params: { path: { code } }, headers })
  return {
    orders: queryOptions({
      queryKey: ['console', id, token],
      queryFn: () => bodyOf(api.GET('/api/admin/branchcontacts/{id}/orders', here)),
      staleTime: 0,
    }),
    /** Those of these orders that still want something. */
    ordersOf: (codes: readonly string[]) =>
      bodyOf(
        api.GET('/api/admin/branchcontacts/{id}/orders', {
          params: { path: { id }, query: { codes: [...codes] } },
          headers,
        }),
      ),
    soldOut: queryOptions({
      queryKey: ['console-sold-out', id, token],
      queryFn: () => bodyOf(api.GET('/api/admin/branchcontacts/{id}/soldout', here)),
      staleTime: 0,
    }),
    /** @returns the menus of modes, as diners see them */
    menus: (modeIds: readonly string[]) =>
      queryOptions({
        queryKey: ['console-menus', id, ...modeIds],
        queryFn: (): Promise<Menu[]> =>
          Promise.all(
            modeIds.map((orderModeId) =>
              bodyOf(
                api.GET('/api/diner/{branchContactAlias}/menu/{orderModeId}', {
                  params: { path: { branchContactAlias: id, orderModeId } },
                }),
              ),
            ),
          ),
      }),
    /** One press: sent once more under its key when its answer is lost. */
    move(code: string, body: OrderMove) {
      const header = { 'Idempotency-Key': randomKey() }
      const send = () =>
        bodyOf(
          api.PUT('/api/admin/orders/{code}/status', {
            params: { path: { code }, header },
            headers,
            body,
            signal: AbortSignal.timeout(TIMEOUT_MS),
          }),
        )
      return send().catch((error: unknown) => {
        if (isApiError(error) && error.code === 'NETWORK') return send()
        throw error
      })
    },
    refund: (code: string, body: RefundChange) =>
      bodyOf(api.PUT('/api/admin/orders/{code}/refund', { ...of(code), body })),
    dispatch: (code: string) => bodyOf(api.POST('/api/admin/orders/{code}/shipment', of(code))),
    resetKeyTries: (code: string) => bodyOf(api.DELETE('/api/admin/orders/{code}/keytries', of(code))),
    grantWithoutKey: (code: string) => bodyOf(api.POST('/api/admin/orders/{code}/withoutkey', of(code))),
    stack: (shipmentIds: string[]) =>
      bodyOf(api.POST('/api/admin/branchcontacts/{id}/stacks', { ...here, body: { shipmentIds } })),
    async unstack(stackId: string): Promise<void> {
      const answer = await api.DELETE('/api/admin/branchcontacts/{id}/stacks/{stackId}', {
        params: { path: { id, stackId } },
        headers,
      })
      if (!answer.response.ok) throw toApiError(answer.error, answer.response.status)
    },
    pause: (body: VenueClosure) =>
      bodyOf(api.PUT('/api/admin/branchcontacts/{id}/closure', { ...here, body })),
    setSoldOut: (body: SoldOutChange) =>
      bodyOf(
        api.PUT('/api/admin/branchcontacts/{id}/soldout', {
          ...here,
          body,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      ),
    async setShiftCode(code: string): Promise<void> {
      const answer = await api.PUT('/api/admin/branchcontacts/{id}/shiftcode', { ...here, body: { code } })
      if (!answer.response.ok) throw toApiError(answer.error, answer.response.status)
    },
    async unlockShiftCode(): Promise<void> {
      const answer = await api.DELETE('/api/admin/branchcontacts/{id}/shifttries', here)
      if (!answer.response.ok) throw toApiError(answer.error, answer.response.status)
    },
  }
}

export type ConsoleCalls = ReturnType<typeof consoleCalls>
