import type { Question, Survey } from '#generated/models.ts'

/** A part of a survey sent in one request. */
export type SurveyPart = 'AT_ONCE' | 'REST'

const byOrder = (a: Question, b: Question): number =>
  a.questionOrder - b.questionOrder || (a.id < b.id ? -1 : Number(a.id > b.id))

/**
 * The general rating: the first rating question. Its average is the venue's star rating.
 * @returns undefined for a survey without a rating
 * @source diner spec §3 generalNPSAnswer; delivery spec §4 "Rating comes first"
 */
export const generalQuestion = ({ questions }: Pick<Survey, 'questions'>): Question | undefined =>
  [...questions].sort(byOrder).find(({ type }) => type === 'rating')

/**
 * Whether a question is sent at once or with the rest. If any question is sent at once, the general rating is too.
 * @source delivery spec §4 "A priority question is submitted at once, then the rest appear"
 */
export function partOf(survey: Pick<Survey, 'questions'>, question: Question): SurveyPart {
  if (question.priority) return 'AT_ONCE'
  const leads = question.id === generalQuestion(survey)?.id
  return leads && survey.questions.some(({ priority }) => priority) ? 'AT_ONCE' : 'REST'
}

/**
 * The questions of a survey in the order they are asked: the general rating, those sent at once, the rest.
 * @source delivery spec §4 "Rating comes first"; among equals questionOrder
 */
export function questionsInOrder(survey: Pick<Survey, 'questions'>): Question[] {
  const general = generalQuestion(survey)
  const rank = (question: Question): number => {
    if (question.id === general?.id) return 0
    return partOf(survey, question) === 'AT_ONCE' ? 1 : 2
  }
  return [...survey.questions].sort((a, b) => rank(a) - rank(b) || byOrder(a, b))
}

/**
 * The current questions: those sent at once, and the rest after those are answered. An answer to one question means
 * that its part was sent; its open questions stay open.
 * @param answered - ids of the questions answered so far
 * @returns empty when the survey is completed
 * @source delivery spec §4 "Survey flow"
 */
export function questionsAskedNow(
  survey: Pick<Survey, 'questions'>,
  answered: readonly string[],
): Question[] {
  const ordered = questionsInOrder(survey)
  const partIn = (part: SurveyPart) => ordered.filter((question) => partOf(survey, question) === part)
  const isSent = (part: readonly Question[]): boolean => part.some(({ id }) => answered.includes(id))
  const atOnce = partIn('AT_ONCE')
  const rest = partIn('REST')
  if (isSent(rest)) return []
  return atOnce.length === 0 || isSent(atOnce) ? rest : atOnce
}
