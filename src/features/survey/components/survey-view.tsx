import styled from 'styled-components'
import { formatOrderCode } from '#domain/order/code.ts'
import { survey as surveyTexts } from '#messages/survey.ts'
import { useVenue } from '#session/page-context.ts'
import { pad, space, text, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { BrandField } from '#ui/patterns/brand-field.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { SurveyData } from '../survey-data.ts'
import { SurveyForm } from './survey-form.tsx'
import { SurveyEnd, type SurveyEndKind } from './survey-end.tsx'

/** The logo above the questions. */
const Brand = styled.div`
  && .row {
    max-width: 640px;
  }
`
const Column = styled.div`
  ${stack(5)}
  max-width: 640px;
  margin: 0 auto;
  padding: ${space(6)} ${pad.inset} ${space(8)};

  > header {
    ${stack(1)}
  }
  > header > p {
    color: ${token.description};
    font-size: ${text[2]};
  }
`

/** The survey in its venue's theme, or why there is none to answer. */
export function SurveyView({ data }: { data: SurveyData }) {
  const t = useT(surveyTexts)
  const { storefront } = useVenue()
  const { logos, name } = storefront
  const { orderCode, survey, completion } = data
  const isAsked = survey !== undefined && completion?.state === 'OPEN' && !completion.completed
  return (
    <>
      <Brand>
        <BrandField logo={logos.custom ?? logos.horizontal} />
      </Brand>
      <Column>
        <header>
          <h1>{t('survey.title')}</h1>
          <p>{[t('survey.order', { code: formatOrderCode(orderCode) }), name].join(' · ')}</p>
        </header>
        {isAsked ? (
          <SurveyForm key={orderCode} {...{ ...data, survey, completion }} />
        ) : (
          <SurveyEnd kind={whyNot(completion)} orderCode={orderCode} />
        )}
      </Column>
    </>
  )
}

function whyNot(completion: SurveyData['completion']): SurveyEndKind {
  if (completion?.completed) return 'done'
  if (completion?.state === 'CANCELED') return 'canceled'
  return completion?.state === 'EARLY' ? 'early' : 'none'
}
