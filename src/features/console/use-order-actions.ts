import { useRef, useState } from 'react'
import { isApiError } from '#api/client.ts'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { shownCode } from '#domain/shipments/access.ts'
import { statusAfter } from '#domain/order/venue-actions.ts'
import type {
  ConsoleOrder,
  LedgerRefund,
  RefundChange,
  RefundOrder,
  ShipmentAction,
  VenueAction,
} from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { browserOnline } from '#platform/online.ts'
import { randomKey } from '#platform/random-key.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { payingCharge } from './order-charges.ts'

/** A shipment step of a single order. */
export type ShipStep = Exclude<ShipmentAction, 'STACK'>

/** Runs actions on orders, and shows the result: no failure is silent. */
export function useOrderActions(calls: ConsoleCalls, refresh: (code?: string) => Promise<void>) {
  const t = useT(console)
  const toast = useToast()
  const money = useMoneyIn()
  const [busy, setBusy] = useState<readonly string[]>([])
  /** Idempotency keys of unanswered requests, by what was requested. */
  const unanswered = useRef(new Map<string, string>())

  /** @returns whether it succeeded, as for `act`, `refund` and `giveBack` */
  const run = async (one: ConsoleOrder, call: () => Promise<unknown>, done: string): Promise<boolean> => {
    const code = shownCode(one.order.code)
    if (!browserOnline().isOnline()) {
      toast(t('console.refused.offline', { code }), 'error')
      return false
    }
    setBusy((before) => [...before, one.order.code])
    let isDone = false
    try {
      await call()
      isDone = true
      toast(done, 'success')
    } catch (error) {
      toast(t(`console.refused.${whyOf(error)}`, { code }), 'error')
    }
    // an action on a stack changes its other orders too
    void refresh(one.shipment?.stack ? undefined : one.order.code).then(() =>
      setBusy((before) => before.filter((_, at) => at !== before.indexOf(one.order.code))),
    )
    return isDone
  }

  return {
    /** Codes of the orders with a pending action, until they are refetched. */
    busy,
    act(one: ConsoleOrder, action: VenueAction, reason?: string) {
      const { code, status } = one.order
      const next = statusAfter(action)
      const shown = shownCode(code)
      const paid = action !== 'MARK_UNPAID'
      const done =
        next === undefined
          ? t(paid ? 'console.done.paid' : 'console.done.unpaid', { code: shown })
          : t('console.done', { code: shown, state: t(`console.state.${next}`) })
      const body = next === undefined ? { status, paid } : { status: next, reason }
      return run(one, () => calls.move(code, body), done)
    },
    refund(one: ConsoleOrder, change: RefundChange) {
      const { code } = one.order
      const done = t('console.done.refund', { code: shownCode(code) })
      return run(one, () => calls.refund(code, change), done)
    },
    giveBack(one: ConsoleOrder, refund: RefundOrder) {
      const { code } = one.order
      const amount = money(refund.amount, payingCharge(one) ?? {})
      const done = t('console.done.give-back', { code: shownCode(code), amount })
      const wish = JSON.stringify([code, refund.amount, refund.reason])
      const key = unanswered.current.get(wish) ?? randomKey()
      const send = async () => {
        unanswered.current.set(wish, key)
        try {
          await calls.giveBack(code, { ...refund, refundable: one.money.refundable }, key)
        } catch (error) {
          if (isAnswered(error)) unanswered.current.delete(wish)
          throw error
        }
        unanswered.current.delete(wish)
      }
      return run(one, send, done)
    },
    /** Asks the provider to retry a failed refund. */
    retryRefund(one: ConsoleOrder, { id }: LedgerRefund) {
      const { code } = one.order
      const done = t('console.done.retry-refund', { code: shownCode(code) })
      void run(one, () => calls.retryRefund(code, id), done)
    },
    ship(one: ConsoleOrder, action: ShipStep) {
      const { code } = one.order
      const stackId = one.shipment?.stack?.id ?? ''
      const call = {
        DISPATCH: () => calls.dispatch(code),
        UNSTACK: () => calls.unstack(stackId),
        GRANT_WITHOUT_KEY: () => calls.grantWithoutKey(code),
        RESET_KEY: () => calls.resetKeyTries(code),
      }[action]
      void run(one, call, t(`console.done.${action}`, { code: shownCode(code) }))
    },
    /** Stacks the shipments of these orders. @returns whether it succeeded */
    async stack(orders: readonly ConsoleOrder[]) {
      const [first] = orders
      const ids = orders.flatMap(({ shipment }) => (shipment ? [shipment.id] : []))
      const done = t('console.done.STACK', { count: ids.length })
      const isDone = first !== undefined && (await run(first, () => calls.stack(ids), done))
      void refresh()
      return isDone
    },
  }
}

export type OrderActions = ReturnType<typeof useOrderActions>

const isAnswered = (error: unknown): boolean => isApiError(error) && error.code !== 'NETWORK'

/** An unanswered action may have succeeded: the next list shows it. */
function whyOf(error: unknown): 'conflict' | 'forbidden' | 'unanswered' | 'failed' {
  if (!isApiError(error)) return 'failed'
  // checked before it was sent, so a refusal means that the order changed meanwhile
  if (error.code === 'STATUS_CONFLICT' || error.code === 'INVALID_REQUEST') return 'conflict'
  if (error.code === 'FORBIDDEN') return 'forbidden'
  return error.code === 'NETWORK' ? 'unanswered' : 'failed'
}
