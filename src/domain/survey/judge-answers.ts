import type { Question, Survey, SurveyAnswer } from '#generated/models.ts'
import { SURVEY_TEXT_LIMIT } from '#domain/defaults.ts'
import { notesLength } from '#domain/plate/notes.ts'
import { asksReasons, isAnswered, missingAnswers, type AnsweredOrder } from './draft.ts'
import { partOf, questionsInOrder } from './questions.ts'

/** A valid answer, with the survey's own data instead of the sender's. */
export type JudgedAnswer = { question: Question; answer: string; reasons: string[] }

/** What is wrong with the answer at an index, or, without an index, what is missing. */
export type AnswerFault = { index?: number; field: keyof SurveyAnswer; questionId: string; problem: string }

/** The valid answers of a request, or everything wrong with it. */
export type JudgedAnswers = { ok: true; answers: JudgedAnswer[] } | { ok: false; faults: AnswerFault[] }

/**
 * Validates answers against their survey: known questions, each once and of its type; a rating of 1 to 5, a text of at
 * most 180 characters, only offered reasons; and all mandatory questions of the sent parts. Other questions may be left
 * open.
 * @param answered - ids of the questions answered before
 * @param order - what the sender may claim about it
 * @errors none; problems are returned as faults
 * @source delivery spec §5 "Validation rules", §9
 */
export function judgeAnswers(
  survey: Survey,
  posted: readonly SurveyAnswer[],
  answered: readonly string[],
  order: AnsweredOrder = {},
): JudgedAnswers {
  const faults: AnswerFault[] = []
  const answers: JudgedAnswer[] = []
  for (const [index, one] of posted.entries()) {
    const found = judgeOrder(order, one) ?? judgeOne(survey, one)
    const question = survey.questions.find(({ id }) => id === one.questionId)
    if (answers.some((other) => other.question.id === one.questionId)) {
      faults.push({ index, field: 'questionId', questionId: one.questionId, problem: 'is answered twice' })
    } else if (found !== undefined || question === undefined) {
      faults.push({ index, questionId: one.questionId, ...(found ?? UNKNOWN) })
    } else {
      answers.push({ question, answer: one.answer.trim(), reasons: [...(one.reason ?? [])] })
    }
  }
  if (faults.length === 0) faults.push(...missing(survey, answers, answered))
  return faults.length > 0 ? { ok: false, faults } : { ok: true, answers }
}

type Found = Pick<AnswerFault, 'field' | 'problem'>

/** An answer may omit its order's data, but what it says must be true. */
function judgeOrder(order: AnsweredOrder, posted: SurveyAnswer): Found | undefined {
  const wrong = (['dinerOrderId', 'orderingCustomerId'] as const).find(
    (field) => posted[field] !== undefined && posted[field] !== order[field],
  )
  return wrong && { field: wrong, problem: 'is not that of this order' }
}

const UNKNOWN: Found = { field: 'questionId', problem: 'is no question of this survey' }

function judgeOne(survey: Survey, posted: SurveyAnswer): Found | undefined {
  const question = survey.questions.find(({ id }) => id === posted.questionId)
  if (posted.surveyId !== survey.id) return { field: 'surveyId', problem: 'is not the survey of this order' }
  if (question === undefined) return UNKNOWN
  const { answer, reason: reasons = [] } = posted
  if (posted.questionType !== question.type)
    return { field: 'questionType', problem: `must be ${question.type}` }
  if (question.type === 'multiselect' && answer !== '')
    return { field: 'answer', problem: 'must be empty where reasons are chosen' }
  if (question.type === 'text' && notesLength(answer) > SURVEY_TEXT_LIMIT)
    return { field: 'answer', problem: `must have at most ${SURVEY_TEXT_LIMIT} characters` }
  if (isLeftOpen(survey, question, posted)) return undefined
  if (!isAnswered(question, { [question.id]: { answer: answer.trim(), reasons } }))
    return question.type === 'multiselect'
      ? { field: 'reason', problem: 'must hold at least one choice' }
      : { field: 'answer', problem: question.type === 'rating' ? 'must be 1 to 5' : 'must not be blank' }
  return judgeReasons(question, answer.trim(), reasons)
}

const isLeftOpen = (survey: Survey, question: Question, { answer, reason = [] }: SurveyAnswer): boolean =>
  !question.mandatory && partOf(survey, question) === 'REST' && answer === '' && reason.length === 0

function judgeReasons(question: Question, answer: string, reasons: readonly string[]): Found | undefined {
  if (reasons.length === 0) return undefined
  if (!asksReasons(question, answer)) return { field: 'reason', problem: 'is not asked for' }
  const offered = question.questionReasons.map(({ reason }) => reason)
  if (reasons.some((reason) => !offered.includes(reason)))
    return { field: 'reason', problem: 'must be among those offered' }
  return new Set(reasons).size < reasons.length ? { field: 'reason', problem: 'is chosen twice' } : undefined
}

/** A request with any answer of the rest ends the survey, so it must complete the mandatory questions of both parts. */
function missing(
  survey: Survey,
  answers: readonly JudgedAnswer[],
  answered: readonly string[],
): AnswerFault[] {
  const endsIt = answers.some(({ question }) => partOf(survey, question) === 'REST')
  const due = questionsInOrder(survey).filter(
    (question) => (endsIt || partOf(survey, question) === 'AT_ONCE') && !answered.includes(question.id),
  )
  const given = Object.fromEntries(answers.map(({ question, ...draft }) => [question.id, draft]))
  return missingAnswers(due, given).map(({ id }) => ({
    field: 'answer',
    questionId: id,
    problem: `is missing for the mandatory question '${id}'`,
  }))
}
