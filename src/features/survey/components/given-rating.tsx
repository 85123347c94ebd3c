import styled from 'styled-components'
import { SURVEY_FULL_SCORE } from '#domain/defaults.ts'
import { survey } from '#messages/survey.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius.l};
  background: ${token.card};

  > span {
    display: flex;
    gap: ${space(1)};
    color: ${token.description};
    font-size: ${text[3]};
  }
  > span > [data-lit] {
    color: ${token.control};
  }
`

/** The rating that has arrived, as it can no longer be changed. */
export function GivenRating({ rating }: { rating: number }) {
  const t = useT(survey)
  return (
    <Root>
      <span role="img" aria-label={t('survey.given', { rating })}>
        {Array.from({ length: SURVEY_FULL_SCORE }, (_, index) => (
          <span key={index} data-lit={index < rating ? '' : undefined}>
            <Icon name="star" filled={index < rating} />
          </span>
        ))}
      </span>
      <p role="status">{t('survey.received')}</p>
    </Root>
  )
}
