import { useCheckoutValue } from '#session/checkout-store.ts'
import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { codes } from '#messages/codes.ts'
import { useSession } from '#session/page-context.ts'
import { useCheckoutQuote, usePartnerBenefit } from '#session/use-checkout-quote.ts'
import { space, text, token } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useCodeKeeper } from '../code/use-code-keeper.ts'
import { ChoiceRow } from '../components/choice-row.ts'
import { CodeCard } from '../components/code-card.tsx'
import { gated } from '../components/gate.tsx'
import { PartnerNote } from '../components/partner-note.tsx'
import { Section } from '../components/section.tsx'

const Row = styled(ChoiceRow)`
  > p {
    color: ${token.description};
  }
  /* Nothing is applied: the hint under the title, the button beside both. */
  [data-row] > & {
    display: contents;
  }
  [data-row] > & > p {
    grid-column: 1;
    font-size: ${text[1]};
  }
  [data-row] > & > button {
    grid-area: 1 / 2 / span 2;
    margin-inline-end: -${space(3)};
  }
`

function Code() {
  const t = useT(codes)
  const { modal } = useSession()
  const applied = useCheckoutValue(({ code }) => code)
  const change = useCheckoutValue((state) => state.change)
  const { quote } = useCheckoutQuote()
  const { user: partner } = usePartnerBenefit()
  const isRow = !applied && !partner
  const icon = applied ? 'edit' : 'gift'
  useCodeKeeper()
  const open = () => modal.getState().show('discount-code')
  const remove = () => change({ code: undefined })
  return (
    <Section title={t('code.title')} inRow={isRow}>
      <PartnerNote />
      {applied && <CodeCard applied={applied} unmet={quote?.codeUnmet ?? []} />}
      <Row>
        {!applied && <p>{t('code.hint')}</p>}
        {/* One button with changing text: the dialog it opens returns the focus to it. */}
        <Button
          tone={applied || isRow ? 'quiet' : 'secondary'}
          icon={isRow ? undefined : icon}
          onPress={open}
        >
          {t(applied ? 'code.change' : 'code.enter')}
        </Button>
        {applied && (
          <Button
            tone="quiet"
            icon="trash"
            name={t('code.remove-name', { code: applied.discount.code })}
            onPress={remove}
          >
            {t('code.remove')}
          </Button>
        )}
      </Row>
    </Section>
  )
}

/** Discount code box, and the benefit of a partner's user. @source requirements CHK-06, DISC-01 … DISC-06, EXT-01 */
export const checkoutCodeBlock = defineBlock({ type: 'checkout-code', render: gated(Code) })
