import { useState, type ReactNode } from 'react'
import { isFinished } from '#domain/shipments/transitions.ts'
import type { ConsoleOrder } from '#generated/models.ts'
import type { OrderActions } from '../use-order-actions.ts'
import { isOutdated } from '../with-orders.ts'
import { CancelDialog, DeliverDialog, GiveBackDialog, Outdated, RefundDialog } from './order-dialogs.tsx'
import type { MoneyAct } from './order-refund.tsx'

type Asking = { one: ConsoleOrder; what: 'CANCEL' | 'REFUND' | 'GIVE_BACK' | 'DELIVER' }

/**
 * All actions on an order and its money, some after a question.
 * @param latest - the current state of an order: it may be paid while the question is open
 * @param leftOut - number of orders that `latest` does not know
 */
export function useQuestions(
  actions: OrderActions,
  latest: (code: string) => ConsoleOrder | undefined,
  leftOut?: number,
): { act: MoneyAct; question: ReactNode } {
  const [asking, setAsking] = useState<Asking>()
  const act: MoneyAct = (one, action, refund) => {
    const ends = action === 'DELIVER' && one.shipment !== undefined && !isFinished(one.shipment)
    if (action === 'CANCEL' || action === 'REFUND' || action === 'GIVE_BACK' || ends)
      setAsking({ one, what: action })
    else if (action === 'RETRY_REFUND') {
      if (refund) actions.retryRefund(one, refund)
    } else void actions.act(one, action)
  }
  if (!asking) return { act, question: undefined }
  const { code } = asking.one.order
  const now = latest(code)
  const one = now ?? asking.one
  const question = {
    one,
    instead: isOutdated(asking.what, now, leftOut) && <Outdated code={code} />,
    onClose: () => setAsking(undefined),
  }
  const questions = {
    CANCEL: <CancelDialog {...question} onCancel={(reason) => actions.act(one, 'CANCEL', reason)} />,
    DELIVER: <DeliverDialog {...question} onDeliver={() => actions.act(one, 'DELIVER')} />,
    REFUND: <RefundDialog {...question} onRefund={(change) => actions.refund(one, change)} />,
    GIVE_BACK: <GiveBackDialog {...question} onGiveBack={(refund) => actions.giveBack(one, refund)} />,
  }
  return { act, question: questions[asking.what] }
}
