import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { SURVEY_FULL_SCORE } from '#domain/defaults.ts'
import { draftOf } from '#domain/survey/draft.ts'
import { survey } from '#messages/survey.ts'
import { useOnline } from '#session/use-online.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useSurvey, type SurveyStart } from '../use-survey.ts'
import { QuestionField } from './question-field.tsx'
import { SurveyEnd } from './survey-end.tsx'

/** The current questions and the button that sends them. @source requirements SURV-01, SURV-02 */
export function SurveyForm(props: SurveyStart) {
  const t = useT(survey)
  const toast = useToast()
  const isOnline = useOnline()
  const id = useId()
  const { completion, questions, isFirstPart, draft, missing, isBlocked, hasFailed, change, send } =
    useSurvey(props)
  const fieldId = (questionId: string) => `${id}-${questionId}`
  const rest = useRef<HTMLDivElement>(null)
  const { completed, generalNPSAnswer } = completion

  // The answered questions and the button are gone: focus moves to what replaced them.
  const step = completed ? 'done' : isFirstPart ? 'first' : 'rest'
  const stepBefore = useRef(step)
  useEffect(() => {
    if (stepBefore.current !== step) rest.current?.focus()
    stepBefore.current = step
  }, [step])

  const submit = async () => {
    const sent = await send()
    if (sent.kind !== 'missing') return
    const [first] = sent.questions
    if (!first) return
    toast(t('survey.required', { title: first.title }), 'error')
    document.getElementById(fieldId(first.id))?.focus()
  }
  return (
    <div ref={rest} tabIndex={-1}>
      {completed ? (
        <SurveyEnd kind="done" orderCode={props.orderCode} />
      ) : (
        <Form onSend={submit}>
          {!isFirstPart && generalNPSAnswer !== undefined && <GivenRating rating={generalNPSAnswer} />}
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              id={fieldId(question.id)}
              question={question}
              draft={draftOf(draft, question)}
              isLeading={isFirstPart}
              error={
                missing.some((one) => one.id === question.id)
                  ? t('survey.required', { title: question.title })
                  : undefined
              }
              onChange={(over) => change(question, over)}
            />
          ))}
          {hasFailed && (
            <Notice tone="danger" live>
              {t(isOnline ? 'survey.failed' : 'survey.offline')}
            </Notice>
          )}
          {!hasFailed && !isOnline && <Notice icon="offline">{t('survey.offline')}</Notice>}
          <div>
            <Button type="submit" wide loading={isBlocked}>
              {t(isFirstPart ? 'survey.send' : 'survey.send-rest')}
            </Button>
          </div>
        </Form>
      )}
    </div>
  )
}

const Root = styled.div`
  ${stack(2)}
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

/** The rating already sent, read-only. */
function GivenRating({ rating }: { rating: number }) {
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
