import { queryOptions } from '@tanstack/react-query'
import type {
  SettlementImport,
  Menu,
  OrderMove,
  RefundChange,
  RefundOrder,
  SoldOutChange,
  VenueClosure,
} from '#generated/models.ts'
import { ask, bodyOf, doneOf, isApiError, type ApiClient } from './client.ts'
import { randomKey } from '#platform/random-key.ts'
import { longLimit } from './long-calls.ts'
import { withToken } from './with-token.ts'

/** The days of a report. @units YYYY-MM-DD in the venue's time zone */
export type BookDaysAsked = { from?: string; to?: string }

/** Calls of a venue's console, with the venue's token. */
export function consoleCalls(client: ApiClient, id: string, token: string) {
  const api = withToken(client, token)
  const here = { params: { path: { id } } }
  const of = (code: string) => ({ path: { code } })
  /** Sends one press, and repeats it once under the same key when the response is lost. */
  const press = async <T>(send: (more: { headers: HeadersInit }) => Promise<T>, key = randomKey()) => {
    const sent = () => send({ headers: { 'Idempotency-Key': key } })
    try {
      return await sent()
    } catch (error) {
      if (isApiError(error) && error.code === 'NETWORK') return sent()
      throw error
    }
  }
  return {
    orders: queryOptions({
      queryKey: ['console', id, token],
      queryFn: () => ask(api, '/api/admin/branchcontacts/{id}/orders', here.params),
      staleTime: 0,
    }),
    /** Those of these orders that still need attention. */
    ordersOf: (codes: readonly string[]) =>
      ask(api, '/api/admin/branchcontacts/{id}/orders', { path: { id }, query: { codes: [...codes] } }),
    /** Recent orders, searched by code, diner's name, or last digits of the phone. */
    found: (search: string) =>
      queryOptions({
        queryKey: ['console-found', id, token, search],
        queryFn: () => ask(api, '/api/admin/branchcontacts/{id}/orders', { path: { id }, query: { search } }),
        staleTime: 0,
        gcTime: 0,
      }),
    /** The books of some days, by default today's, with a page of at most 200 movements. */
    books: (days: BookDaysAsked, offset: number, limit?: number) =>
      queryOptions({
        queryKey: ['console-books', id, token, days.from, days.to, offset, limit],
        queryFn: () =>
          ask(api, '/api/admin/ledger', { query: { branchContactId: id, ...days, offset, limit } }),
        staleTime: 0,
      }),
    /** The movements of some days as a spreadsheet file. */
    booksFile: (days: BookDaysAsked) =>
      bodyOf(
        api.GET('/api/admin/ledger', {
          params: { query: { branchContactId: id, ...days, format: 'csv' } },
          parseAs: 'blob',
        }),
      ),
    /** The ledger of some days compared with the providers' settlement files. */
    settlements: (days: BookDaysAsked) =>
      queryOptions({
        queryKey: ['console-settlements', id, token, days.from, days.to],
        queryFn: () => ask(api, '/api/admin/ledger/settlements', { query: { branchContactId: id, ...days } }),
        staleTime: 0,
      }),
    /** Uploads a provider's settlement file. @returns the import, or a text for the venue on why it was refused */
    importSettlement: async (base64: string): Promise<SettlementImport | { refused: string }> => {
      const call = api.POST('/api/admin/ledger/settlements', {
        params: { query: { branchContactId: id } },
        body: { base64 },
        signal: longLimit(),
      })
      const { error } = await call.catch(() => ({ error: undefined }))
      return error?.code === 'INVALID_REQUEST' ? { refused: error.detail ?? '' } : bodyOf(call)
    },
    /** A receipt as text for the venue's printer. */
    receiptText: (code: string, nth: number) =>
      bodyOf(
        api.GET('/api/admin/orders/{code}/receipts/{nth}', {
          params: { path: { code, nth }, query: { format: 'text' } },
          parseAs: 'text',
        }),
      ),
    order: (code: string) =>
      queryOptions({
        queryKey: ['console-order', id, token, code],
        queryFn: () => ask(api, '/api/admin/orders/{code}', of(code)),
        staleTime: 0,
      }),
    soldOut: queryOptions({
      queryKey: ['console-sold-out', id, token],
      queryFn: () => ask(api, '/api/admin/branchcontacts/{id}/soldout', here.params),
      staleTime: 0,
    }),
    /** The menus that diners see now: the page may be older than the venue's modes. */
    menus: queryOptions({
      queryKey: ['console-menus', id],
      queryFn: async (): Promise<Menu[]> => {
        const entity = await ask(api, '/api/diner/{alias}', { path: { alias: id } })
        const modes = entity.type === 'branchContact' ? entity.branchContact.deliveryConfig.orderModes : []
        const menuOf = (orderModeId: string) =>
          ask(api, '/api/diner/{branchContactAlias}/menu/{orderModeId}', {
            path: { branchContactAlias: id, orderModeId },
          })
        return Promise.all(modes.map((mode) => menuOf(mode.id)))
      },
      staleTime: 0,
    }),
    move: (code: string, body: OrderMove) =>
      press((more) =>
        bodyOf(api.PUT('/api/admin/orders/{code}/status', { params: of(code), body, ...more })),
      ),
    refund: (code: string, body: RefundChange) =>
      press((more) =>
        bodyOf(api.PUT('/api/admin/orders/{code}/refund', { params: of(code), body, ...more })),
      ),
    /** @param key - idempotency key of the press */
    giveBack: (code: string, body: RefundOrder, key: string) =>
      press(
        (more) => bodyOf(api.POST('/api/admin/orders/{code}/refunds', { params: of(code), body, ...more })),
        key,
      ),
    retryRefund: (code: string, refundId: string) =>
      bodyOf(
        api.POST('/api/admin/orders/{code}/refunds/{refundId}/retry', {
          params: { path: { code, refundId } },
        }),
      ),
    dispatch: (code: string) =>
      press((more) => bodyOf(api.POST('/api/admin/orders/{code}/shipment', { params: of(code), ...more }))),
    resetKeyTries: (code: string) =>
      press((more) => bodyOf(api.DELETE('/api/admin/orders/{code}/keytries', { params: of(code), ...more }))),
    grantWithoutKey: (code: string) =>
      press((more) => bodyOf(api.POST('/api/admin/orders/{code}/withoutkey', { params: of(code), ...more }))),
    stack: (shipmentIds: string[]) =>
      press((more) =>
        bodyOf(
          api.POST('/api/admin/branchcontacts/{id}/stacks', {
            params: { path: { id } },
            body: { shipmentIds },
            ...more,
          }),
        ),
      ),
    unstack: (stackId: string) =>
      press((more) =>
        doneOf(
          api.DELETE('/api/admin/branchcontacts/{id}/stacks/{stackId}', {
            params: { path: { id, stackId } },
            ...more,
          }),
        ),
      ),
    pause: (body: VenueClosure) =>
      bodyOf(api.PUT('/api/admin/branchcontacts/{id}/closure', { ...here, body })),
    setSoldOut: (body: SoldOutChange) =>
      bodyOf(api.PUT('/api/admin/branchcontacts/{id}/soldout', { ...here, body })),
    setShiftCode: (code: string) =>
      doneOf(api.PUT('/api/admin/branchcontacts/{id}/shiftcode', { ...here, body: { code } })),
    unlockShiftCode: () => doneOf(api.DELETE('/api/admin/branchcontacts/{id}/shifttries', here)),
  }
}

export type ConsoleCalls = ReturnType<typeof consoleCalls>
