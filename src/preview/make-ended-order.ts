import { answersToSend, type SurveyDraft } from '#domain/survey/draft.ts'
import { questionsAskedNow } from '#domain/survey/questions.ts'
import type { Question, Survey, SurveyCompletion } from '#generated/models.ts'
import type { Brand } from '#scenarios/brand.ts'
import type { Need } from '#scenarios/state.ts'
import type { Call } from './call.ts'
import { makeOrder, moveOrder, OPERATOR, readOrder, type Ordered } from './make-order.ts'

/** Ways in which an order ends, or waits to start. */
export type Ending = Extract<
  Need,
  'delivered' | 'rated' | 'half-rated' | 'canceled' | 'owed' | 'refunded' | 'unpaid'
>

/** An ended order of the brand's plate. */
export async function makeEndedOrder(call: Call, brand: Brand, ending: Ending): Promise<Ordered> {
  if (ending === 'unpaid') return makeOrder(call, brand, { isPaidLike: ({ byLink }) => byLink })
  const made = await makeOrder(call, brand)
  const { orderCode: code } = made
  if (ending === 'canceled' || ending === 'owed' || ending === 'refunded') {
    await moveOrder(call, code, 'CANCELED', { reason: 'Se cortó la luz', paid: ending !== 'canceled' })
    if (ending === 'refunded') await giveBack(call, code)
    return made
  }
  for (const status of ['ACCEPTED', 'READY', 'DELIVERED'] as const) await moveOrder(call, code, status)
  if (ending !== 'delivered') await answerSurvey(call, brand.venue, code, ending)
  return made
}

async function giveBack(call: Call, code: string): Promise<void> {
  const { order } = await readOrder(call, code)
  await call('PUT', `/api/admin/orders/${code}/refund`, {
    body: { amount: order.price, text: 'Transferencia' },
    headers: OPERATOR,
  })
}

/** Answers all questions, part by part as the page sends them, or only the first part. */
async function answerSurvey(
  call: Call,
  venue: string,
  code: string,
  ending: 'rated' | 'half-rated',
): Promise<void> {
  const { body: survey } = await call<Survey>('GET', `/api/survey/${venue}`)
  const draft: SurveyDraft = Object.fromEntries(survey.questions.map((one) => [one.id, goodAnswer(one)]))
  let answered: readonly string[] = []
  for (;;) {
    const answers = answersToSend(survey, questionsAskedNow(survey, answered), draft)
    if (answers.length === 0) return
    const { body } = await call<SurveyCompletion>('POST', `/api/survey/${code}`, { body: { answers } })
    if (ending === 'half-rated') return
    answered = body.answeredQuestions
  }
}

function goodAnswer({ type, questionReasons }: Question): SurveyDraft[string] {
  const reasons = type === 'multiselect' ? questionReasons.slice(0, 1).map(({ reason }) => reason) : []
  return { answer: type === 'text' ? 'Todo rico' : '5', reasons }
}
