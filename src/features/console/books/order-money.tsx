import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import type { LedgerCharge, LedgerRefund, OrderMoney } from '#generated/models.ts'
import { useBranchContact, useVenue } from '#session/venue-context.tsx'
import { space } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { SummaryTable } from '#ui/patterns/summary-table.tsx'
import { momentAt } from '#ui/patterns/venue-time.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { Modal } from '#ui/primitives/modal/modal.tsx'
import { Receipts } from '../components/receipts.tsx'
import type { PrintReceipt } from '../components/receipts.tsx'
import { providerName, useBookMoney } from './book-words.ts'
import { statusOf } from './movements.tsx'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

type Props = { code: string; calls: ConsoleCalls; printReceipt: PrintReceipt; onClose: () => void }

/** The money of one order: what came in, what went back, and what the venue may still give back; and its receipts. */
export function OrderMoneyDialog({ code, calls, printReceipt, onClose }: Props) {
  const t = useT()
  const { data, isError } = useQuery({ ...calls.order(code), retry: false })
  return (
    <Modal
      title={t('ledger.order', { code: formatOrderCode(code) })}
      closeLabel={t('ledger.close')}
      variant="dialog"
      onClose={onClose}
    >
      <Box>
        {isError && (
          <Notice tone="danger" live>
            {t('ledger.order.failed')}
          </Notice>
        )}
        {!data && !isError && <Spinner />}
        {data && <Money money={data.money} />}
        {data && <Receipts order={data.order} print={printReceipt} />}
      </Box>
    </Modal>
  )
}

function Money({ money: { charges, refunds, refundable } }: { money: OrderMoney }) {
  const t = useT()
  const { timeZone } = useBranchContact()
  const { currencyCode, mantissaLength } = useVenue().storefront.country
  const write = useBookMoney()
  const countedIn = ({ currency = currencyCode, decimals = mantissaLength }: LedgerCharge) => ({
    currency,
    decimals,
  })
  const chargeLine = (charge: LedgerCharge) => ({
    id: charge.id,
    label: [
      t('ledger.kind.CHARGE'),
      charge.provider === undefined ? t(`ledger.method.${charge.method}`) : providerName(charge.provider, t),
      charge.uncounted && t(`ledger.reason.${charge.uncounted}`),
      charge.chargedBackAt && t('ledger.kind.CHARGE_BACK'),
      momentAt(charge.at, timeZone, t),
    ]
      .filter(Boolean)
      .join(', '),
    value: write(charge.amount, countedIn(charge)),
  })
  const refundLine = (refund: LedgerRefund) => {
    const charge = charges.find(({ id }) => id === refund.chargeId)
    return {
      id: refund.id,
      label: [
        t('ledger.kind.REFUND'),
        refund.note ?? t(`ledger.reason.${refund.reason}`),
        statusOf(refund, t),
        momentAt(refund.endedAt ?? refund.requestedAt, timeZone, t),
      ]
        .filter(Boolean)
        .join(', '),
      value: write(
        -refund.amount,
        charge ? countedIn(charge) : { currency: currencyCode, decimals: mantissaLength },
      ),
    }
  }
  return (
    <SummaryTable
      lines={[
        ...charges.map(chargeLine),
        ...refunds.filter(({ status }) => status !== 'CANCELED').map(refundLine),
        ...(refundable > 0
          ? [
              {
                id: 'refundable',
                label: t('ledger.order.refundable'),
                value: write(refundable, { currency: currencyCode, decimals: mantissaLength }),
                tone: 'total' as const,
              },
            ]
          : []),
      ]}
    />
  )
}
