import styled from 'styled-components'

import { card } from '#messages/card.ts'
import { space, text, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Select } from '#ui/primitives/field/select.tsx'
import { chosenPlan, type Plan } from './plans.ts'

/**
 * Argentina requires the total cost in bold, with five times the area of the rate beside it: about 2.25 times each way.
 */
const TOTAL_TIMES = 2.25

const Root = styled.div`
  ${stack(2)}

  > .rates {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(1)} ${space(4)};
    color: ${token.text};
    font-size: ${text[1]};
  }
  > .rates > .total {
    font-size: calc(${text[1]} * ${TOTAL_TIMES});
    font-weight: 700;
    line-height: 1.1;
  }
`

interface Props {
  readonly plans: readonly Plan[]
  readonly count: number
  readonly onChoose: (count: number) => void
}

/** Choice of instalments with their cost; renders nothing when there is only one option. @source issue 15 part 9 */
export function InstalmentsField({ plans, count, onChoose }: Props) {
  const t = useT(card)
  const chosen = chosenPlan(plans, count)
  if (chosen === undefined) return null
  return (
    <Root>
      <Select
        label={t('card.instalments')}
        value={String(chosen.count)}
        options={plans.map((plan) => ({ value: String(plan.count), label: plan.text }))}
        onChange={(value) => onChoose(Number(value))}
      />
      {chosen.rates.length > 0 && (
        <p className="rates" aria-live="polite">
          {chosen.rates.map(({ name, value }) => (
            <span key={name} className={name.startsWith('CFT') ? 'total' : undefined}>
              {name}: {value}
            </span>
          ))}
        </p>
      )}
    </Root>
  )
}
