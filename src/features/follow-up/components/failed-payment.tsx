import styled from 'styled-components'
import { formatOrderCode } from '#domain/order/code.ts'
import type { FailedPayment as Failed, OrderFollowUp } from '#generated/models.ts'
import { moment } from '#messages/moment.ts'
import { paymentReceipt } from '#messages/payment-receipt.ts'
import { useBranchContact } from '#session/page-context.ts'
import { space } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { momentAt } from '#ui/patterns/venue-time.ts'
import { Card } from './card.tsx'
import { FactList } from './fact-list.tsx'

const Causes = styled.div`
  ${stack(2)}

  > ul {
    ${stack(1)}
    padding-left: ${space(5)};
    list-style: disc;
  }
`

/** Why the last try to pay came to nothing. @source issue 15 part 9 "failure pages with … reason" */
export function FailedPayment({ order, failed }: { order: OrderFollowUp; failed: Failed }) {
  const t = useT(moment, paymentReceipt)
  const { timeZone } = useBranchContact()
  const { failure, causes, number = formatOrderCode(order.code), at } = failed
  return (
    <Card title={t(`failed-payment.${failure}`, { number })}>
      {causes.length > 0 && (
        <Causes>
          <p>{t('failed-payment.causes')}</p>
          <ul>
            {causes.map((cause) => (
              <li key={cause}>{t(`failed-payment.cause.${cause}`)}</li>
            ))}
          </ul>
        </Causes>
      )}
      <p>{t('failed-payment.nothing-taken')}</p>
      <FactList
        facts={[
          // a refusal has it in its heading
          { label: t('payment-receipt.number'), value: failure === 'REJECTED' ? undefined : number },
          { label: t('failed-payment.at'), value: momentAt(at, timeZone, t) },
        ]}
      />
    </Card>
  )
}
