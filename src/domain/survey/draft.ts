import type { Question, Survey, SurveyAnswer } from '#generated/models.ts'
import { SURVEY_FULL_SCORE, SURVEY_TEXT_LIMIT } from '#domain/defaults.ts'
import { clampNotes } from '#domain/plate/notes.ts'
import { generalQuestion, partOf } from './questions.ts'

/** The answer to one question so far. */
export type QuestionDraft = { readonly answer: string; readonly reasons: readonly string[] }

/** The answers so far, by question id. */
export type SurveyDraft = Readonly<Record<string, QuestionDraft | undefined>>

const NOTHING: QuestionDraft = { answer: '', reasons: [] }
const RATING = new RegExp(`^[1-${SURVEY_FULL_SCORE}]$`)

/** Whether a text is a rating. @units stars, 1 to 5 @source delivery spec §9 "Rating full score 5" */
export const isRating = (answer: string): boolean => RATING.test(answer)

/**
 * The draft of one question.
 * @errors none; empty without an answer
 * @source assumed: see {@link SurveyDraft}
 */
export const draftOf = (draft: SurveyDraft, { id }: Pick<Question, 'id'>): QuestionDraft =>
  (Object.hasOwn(draft, id) ? draft[id] : undefined) ?? NOTHING

/**
 * Whether a question asks for reasons: a rating below the full score does, and a multiselect consists of them.
 * @param answer - given so far
 * @source delivery spec §4 "A rating other than 5 reveals follow-up reason questions"
 */
export function asksReasons({ type, questionReasons }: Question, answer: string): boolean {
  if (questionReasons.length === 0 || type === 'text') return false
  return type === 'multiselect' || (isRating(answer) && Number(answer) !== SURVEY_FULL_SCORE)
}

/**
 * A text answer truncated to 180 characters; a character is a code point, as in the schema.
 * @units characters
 * @source delivery spec §5 "longer input is truncated"
 */
export const clampAnswer = (text: string): string => clampNotes(text, SURVEY_TEXT_LIMIT)

/**
 * Whether a question is answered: a rating, a non-blank text, or at least one choice.
 * @source assumed: an empty text says nothing
 */
export function isAnswered(question: Question, draft: SurveyDraft): boolean {
  const { answer, reasons } = draftOf(draft, question)
  if (question.type === 'multiselect') return reasons.length > 0
  return question.type === 'rating' ? isRating(answer) : answer.trim() !== ''
}

/**
 * The mandatory questions without an answer, in the given order.
 * @source delivery spec §5 'La pregunta {title} es obligatoria'
 */
export const missingAnswers = (questions: readonly Question[], draft: SurveyDraft): Question[] =>
  questions.filter((question) => question.mandatory && !isAnswered(question, draft))

/**
 * The questions that must be answered before sending: unanswered mandatory ones. When a first part has no answers at
 * all, also its leading question, because otherwise nothing would be sent and the rest never asked.
 * @param now - the current questions, in order
 * @source delivery spec §4 "Rating comes first", "then the rest appear"
 */
export function missingNow(
  survey: Pick<Survey, 'questions'>,
  now: readonly Question[],
  draft: SurveyDraft,
): Question[] {
  const missing = missingAnswers(now, draft)
  const isFirstPart = now.some((question) => partOf(survey, question) === 'AT_ONCE')
  const isEmpty = !now.some((question) => isAnswered(question, draft))
  return isFirstPart && isEmpty && missing.length === 0 ? now.slice(0, 1) : missing
}

/**
 * The draft prefilled by a link: the general rating, as answered in the message with the link.
 * @param search - query string of the address
 * @returns empty when the link has no rating
 * @source delivery spec §2 "surveyGeneralNPSAnswer prefills the first rating"
 */
export function prefilledDraft(survey: Pick<Survey, 'questions'>, search: string): SurveyDraft {
  const answer = new URLSearchParams(search).get('surveyGeneralNPSAnswer')?.trim() ?? ''
  const general = generalQuestion(survey)
  return general && isRating(answer) ? { [general.id]: { answer, reasons: [] } } : {}
}

/** The answered order, and its customer if the sender may know that. */
export type AnsweredOrder = Pick<SurveyAnswer, 'dinerOrderId' | 'orderingCustomerId'>

/**
 * The answers of a draft in the form they are sent, without unanswered questions and hidden reasons. When nothing was
 * answered, the first question is sent as left open, so that the part counts as sent.
 * @param order - from the survey's completion
 * @source delivery spec §3 Answer; ours: an empty survey is not asked again
 */
export function answersToSend(
  { id: surveyId }: Pick<Survey, 'id'>,
  questions: readonly Question[],
  draft: SurveyDraft,
  { dinerOrderId, orderingCustomerId }: AnsweredOrder = {},
): SurveyAnswer[] {
  const given = questions.filter((question) => isAnswered(question, draft))
  return (given.length > 0 ? given : questions.slice(0, 1)).map((question) => {
    const { answer, reasons } = draftOf(draft, question)
    const { id: questionId, title: questionTitle, type: questionType, mandatory, priority } = question
    return {
      questionTitle,
      answer: questionType === 'multiselect' ? '' : clampAnswer(answer.trim()),
      surveyId,
      questionId,
      mandatory,
      questionType,
      priority,
      dinerOrderId,
      orderingCustomerId,
      ...(asksReasons(question, answer) && reasons.length > 0 ? { reason: [...reasons] } : {}),
    }
  })
}
