import styled from 'styled-components'
import { codes } from '#messages/codes.ts'
import { useCheckoutQuote, usePartnerBenefit } from '#session/use-checkout-quote.ts'
import { token } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Row = styled.div`
  ${wrap(2)}
  align-items: center;
  justify-content: space-between;

  > div > p {
    color: ${token.description};
  }
`

/** The benefit of an external partner's user, or why there is none. @source diner spec §4 External benefit, requirement EXT-01 */
export function PartnerNote() {
  const t = useT(codes)
  const { user, benefit, failure } = usePartnerBenefit()
  const { quote } = useCheckoutQuote()
  if (!user) return null
  const { partner } = user
  if (failure)
    return (
      <Notice tone="warning" live>
        {t(failure === 'refused' ? 'code.benefit-refused' : 'code.benefit-failed', { partner })}
      </Notice>
    )
  if (!benefit || !quote) return null
  const { id, name } = benefit.discount
  const isApplied =
    quote.discounts.some(({ discountReferenceId }) => discountReferenceId === id) ||
    quote.lines.some(({ discount }) => discount?.discountReferenceId === id)
  return (
    <Row>
      <div>
        <strong>{t('code.benefit', { partner })}</strong>
        <p>{name}</p>
      </div>
      <Tag tone={isApplied ? 'success' : 'warning'} icon={isApplied ? 'check' : 'warning'}>
        {t(isApplied ? 'code.applied' : 'code.not-applied')}
      </Tag>
    </Row>
  )
}
