import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { shownCode } from '#domain/shipments/access.ts'
import { console } from '#messages/console.ts'
import { ledger } from '#messages/ledger.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { OrderMoney } from '../components/order-money.tsx'
import { Receipts, type PrintReceipt } from '../components/receipts.tsx'
import { useQuestions } from '../components/use-questions.tsx'
import { useOrderActions } from '../use-order-actions.ts'

type Props = {
  code: string
  calls: ConsoleCalls
  printReceipt: PrintReceipt
  onChanged: () => void
  onClose: () => void
}

/** The money of one order in the books, its actions and its receipts. */
export function OrderMoneyDialog({ code, calls, printReceipt, onChanged, onClose }: Props) {
  const t = useT(ledger, console)
  const queryClient = useQueryClient()
  const query = calls.order(code)
  const { data, isError } = useQuery({ ...query, retry: false })
  const actions = useOrderActions(calls, () => {
    onChanged()
    return queryClient.invalidateQueries({ queryKey: query.queryKey })
  })
  const { act, question } = useQuestions(actions, () => data)
  if (question) return question
  return (
    <Modal title={t('ledger.order.money', { code: shownCode(code) })} variant="dialog" onClose={onClose}>
      {isError && (
        <Notice tone="danger" live>
          {t('ledger.order.failed')}
        </Notice>
      )}
      {!data && !isError && <Spinner />}
      {data?.money.charges.length === 0 && <p>{t('ledger.order.none')}</p>}
      {data && <OrderMoney one={data} isTitled={false} isBusy={actions.busy.includes(code)} act={act} />}
      {data && <Receipts order={data.order} print={printReceipt} />}
    </Modal>
  )
}
