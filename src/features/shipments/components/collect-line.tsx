import styled from 'styled-components'
import type { Shipment } from '#generated/models.ts'
import { shipments } from '#messages/shipments.ts'
import { space, text } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'

const Line = styled.div`
  ${wrap(0, 3)}
  align-items: baseline;
  padding-bottom: ${space(2)};

  > strong {
    display: inline-flex;
    align-items: baseline;
    gap: ${space(2)};
    font-size: ${text[3]};
    font-variant-numeric: tabular-nums;
  }
  > strong > svg {
    align-self: center;
  }
`

/** What to take at the door: with the next step at the foot of the page, where nothing lies over it. */
export function CollectLine({ amount, paymentMethod, paysWith }: NonNullable<Shipment['collect']>) {
  const t = useT(shipments)
  const money = useMoney()
  const isCash = paymentMethod === 'CASH'
  return (
    <Line>
      <strong>
        <Icon name="cash" />
        {t('shipments.collect', { amount: money(amount) })}
      </strong>
      <span>{isCash ? t('shipments.collect-cash') : t('shipments.collect-other')}</span>
      {isCash && paysWith !== undefined && paysWith > amount && (
        <span>
          {t('shipments.collect-change', { paysWith: money(paysWith), change: money(paysWith - amount) })}
        </span>
      )}
    </Line>
  )
}
