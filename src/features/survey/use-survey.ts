import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { bodyOf } from '#api/client.ts'
import { completionQuery } from '#api/survey-queries.ts'
import { logClientError } from '#api/log-client-error.ts'
import { SURVEY_BLOCK_MS } from '#domain/defaults.ts'
import { isRecord } from '#domain/documents/is-record.ts'
import {
  answersToSend,
  draftOf,
  missingNow,
  type QuestionDraft,
  type SurveyDraft,
} from '#domain/survey/draft.ts'
import { partOf, questionsAskedNow } from '#domain/survey/questions.ts'
import type { Question, Survey, SurveyCompletion } from '#generated/models.ts'
import { systemClock } from '#platform/clock.ts'
import { browserStorage } from '#platform/storage.ts'
import { useVenue } from '#session/page-context.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'

const VERSION = 1
const nameOf = (orderCode: string) => `survey.${orderCode}`

const isDraft = (value: unknown): value is SurveyDraft =>
  isRecord(value) &&
  Object.values(value).every(
    (one) =>
      isRecord(one) &&
      typeof one.answer === 'string' &&
      Array.isArray(one.reasons) &&
      one.reasons.every((reason) => typeof reason === 'string'),
  )

/** Answers not sent yet, stored on this device. */
const storedDraft = {
  read: (orderCode: string) => browserStorage().read(nameOf(orderCode), VERSION, isDraft),
  write: (orderCode: string, draft: SurveyDraft) => browserStorage().write(nameOf(orderCode), VERSION, draft),
  remove: (orderCode: string) => browserStorage().remove(nameOf(orderCode)),
}

export type Sent = { kind: 'sent' | 'failed' | 'blocked' } | { kind: 'missing'; questions: Question[] }

export interface SurveyStart {
  orderCode: string
  survey: Survey
  completion: SurveyCompletion
  prefilled: SurveyDraft
}

/**
 * The survey of one order: the current questions, the typed answers, and sending them.
 * @source delivery spec §4 "Survey flow"
 */
export function useSurvey({ orderCode, survey, completion: first, prefilled }: SurveyStart) {
  const { client } = useApi()
  const { alias } = useVenue()
  const queryClient = useQueryClient()
  const [completion, setCompletion] = useState(first)
  const [typed, setTyped] = useState<SurveyDraft>({})
  const isHydrated = useHydrated()
  const stored = useMemo(
    () => (isHydrated ? storedDraft.read(orderCode) : undefined),
    [isHydrated, orderCode],
  )
  // Earlier input wins over the link's prefilled answers.
  const draft: SurveyDraft = { ...prefilled, ...stored, ...typed }
  const [isBlocked, setBlocked] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [missing, setMissing] = useState<readonly Question[]>([])
  const questions = questionsAskedNow(survey, completion.answeredQuestions)

  const change = (question: Question, over: Partial<QuestionDraft>) => {
    const next = { ...draft, [question.id]: { ...draftOf(draft, question), ...over } }
    setTyped(next)
    setMissing((list) => list.filter(({ id }) => id !== question.id))
    storedDraft.write(orderCode, next)
  }

  const send = async (): Promise<Sent> => {
    if (isBlocked) return { kind: 'blocked' }
    const left = missingNow(survey, questions, draft)
    setMissing(left)
    if (left.length > 0) return { kind: 'missing', questions: left }
    const answers = answersToSend(survey, questions, draft, completion)
    const rested = new Promise<void>((done) => {
      systemClock.after(SURVEY_BLOCK_MS, done)
    })
    setBlocked(true)
    setFailed(false)
    try {
      const known = await bodyOf(
        client.POST('/api/survey/{reference}', {
          params: { path: { reference: orderCode } },
          body: { answers },
        }),
      ).catch(async (error: unknown) => {
        // another tab sent its answers first: those count
        const now = await queryClient.query({ ...completionQuery(client, orderCode), staleTime: 0 })
        if (questions.some(({ id }) => now.answeredQuestions.includes(id))) return now
        throw error
      })
      setCompletion(known)
      if (known.completed) storedDraft.remove(orderCode)
      return { kind: 'sent' }
    } catch (error) {
      // delivery spec §8: survey failures are logged only; storing the answers here is our addition
      logClientError(client, {
        error: `Survey not sent: ${String(error)}`,
        context: { alias, screen: 'survey' },
      })
      setFailed(true)
      return { kind: 'failed' }
    } finally {
      void rested.then(() => setBlocked(false))
    }
  }
  return {
    completion,
    questions,
    /** whether further questions may follow the current ones */
    isFirstPart: questions.some((question) => partOf(survey, question) === 'AT_ONCE'),
    draft,
    missing,
    isBlocked,
    hasFailed,
    change,
    send,
  }
}
