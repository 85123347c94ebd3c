import { useId } from 'react'
import styled from 'styled-components'
import { type CodeCondition, type CodeTerm, codeTerms } from '#domain/discounts/code/code-conditions.ts'
import type { AppliedCode } from '#generated/models.ts'
import { codes } from '#messages/codes.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { quiet, stack, wrap } from '#ui/primitives/base/look.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { giftText, termText } from '../code/code-texts.ts'
import { CodeCountdown } from './code-countdown.tsx'

const Root = styled.div`
  ${stack(3)}
  padding: ${space(4)};
  border: 1px dashed ${token.border};
  border-radius: ${radius.m};

  > .head {
    ${wrap(2)}
    align-items: center;
    justify-content: space-between;
  }
  strong {
    font-size: ${text[3]};
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }
  .gift {
    color: ${token.description};
  }
  h3 {
    font-size: ${text[1]};
    font-weight: 600;
  }
  ul {
    margin: ${space(1)} 0 0;
    padding-inline-start: ${space(5)};
    list-style: disc;
    ${quiet}
  }
`

interface Props {
  applied: AppliedCode
  /** Conditions the order does not meet yet. */
  unmet: readonly CodeCondition[]
}

/** A code of the order: its benefit, whether it is applied, unmet conditions, its terms and remaining time. */
export function CodeCard({ applied: { discount, expiresAt }, unmet }: Props) {
  const t = useT(codes)
  const money = useMoney()
  const isMet = unmet.length === 0
  const textsOf = (terms: readonly CodeTerm[]) => terms.map((term) => termText(term, t, money))
  const missing = textsOf(unmet)
  const terms = textsOf(codeTerms(discount)).filter((term) => !missing.includes(term))
  return (
    <Root>
      <div className="head">
        <strong>{discount.code}</strong>
        <Tag tone={isMet ? 'success' : 'warning'} icon={isMet ? 'check' : 'warning'}>
          {t(isMet ? 'code.applied' : 'code.not-applied')}
        </Tag>
      </div>
      <p className="gift">{giftText(discount, t, money)}</p>
      <Terms title={t('code.unmet')} texts={missing} />
      <Terms title={t('code.terms')} texts={terms} />
      {expiresAt !== undefined && <CodeCountdown code={discount.code} expiresAt={expiresAt} />}
    </Root>
  )
}

function Terms({ title, texts }: { title: string; texts: readonly string[] }) {
  const heading = useId()
  if (texts.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <ul>
        {texts.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  )
}
