import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type {
  DinerEntity,
  OrderFollowUp,
  OrderStatus,
  Problem,
  Survey,
  SurveyAnswer,
  SurveyCompletion,
} from '#generated/models.ts'
import { questionsAskedNow } from '#domain/survey/questions.ts'
import { answersToSend, type SurveyDraft } from '#domain/survey/draft.ts'
import { HOUR_MS } from '#domain/time/lengths.ts'
import { ratingShown } from '#domain/venue/rating.ts'
import { venueRatings } from '#server/db/schema/surveys.ts'
import { makeTenants, plainBranch, plainContact } from '../support/made-tenants.ts'
import { placeAt } from './support/console.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let survey: Survey

beforeAll(async () => {
  server = await testApp()
  survey = (await server.call<Survey>('GET', '/api/survey/bistro')).body
})
afterAll(() => server.close())

async function placed(): Promise<string> {
  const { body } = await server.call<{ code: string }>('POST', '/api/order', {
    body: await orderPayload(server, 'bistro'),
    headers: { 'idempotency-key': newKey() },
  })
  return body.code
}
async function move(code: string, ...statuses: OrderStatus[]): Promise<void> {
  for (const status of statuses)
    await server.call('PUT', `/api/admin/orders/${code}/status`, { body: { status }, admin: true })
}
async function delivered(): Promise<string> {
  const code = await placed()
  await move(code, 'ACCEPTED', 'READY', 'DELIVERED')
  return code
}

/** What the page would send of the part that is asked now. */
const part = (draft: SurveyDraft, answered: readonly string[] = []): SurveyAnswer[] =>
  answersToSend(survey, questionsAskedNow(survey, answered), draft)
const rating = (answer: string, ...reasons: string[]) => part({ general: { answer, reasons } })
const rest = (text = '') =>
  part({ motivos: { answer: '', reasons: ['Sabor'] }, comentario: { answer: text, reasons: [] } }, [
    'general',
  ])

const send = (code: string, answers: SurveyAnswer[]) =>
  server.call<SurveyCompletion & Problem>('POST', `/api/survey/${code}`, { body: { answers } })
const completion = async (code: string) =>
  (await server.call<SurveyCompletion>('GET', `/api/survey/order/${code}`)).body
describe('the survey of a venue', () => {
  test('is the one of its folder; the inherited one can be switched off; a venue nobody knows has none', async () => {
    expect(survey.questions.map(({ id }) => id)).toEqual(['comentario', 'general', 'motivos'])
    for (const alias of ['nadie', 'kiosk', 'hidden']) {
      const { status, body } = await server.call<Problem>('GET', `/api/survey/${alias}`)
      expect([status, body.code]).toEqual([404, 'SURVEY_NOT_FOUND'])
    }
  })

  test('[FUP-03] an order leads to it only where there is one', async () => {
    const { code: here } = await placeAt(server, 'bistro')
    const { code: there } = await placeAt(server, 'kiosk', { choices: [{ plate: 'taco' }] })
    const orderAt = async (path: string) => (await server.call<OrderFollowUp>('GET', path)).body
    expect((await orderAt(`/api/diner/bistro/order/${here}`)).hasSurvey).toBe(true)
    const told = await orderAt(`/api/diner/kiosk/order/${there}`)
    expect(told.code).toBe(there)
    expect(told).not.toHaveProperty('hasSurvey')
  })
})

describe('answers', () => {
  test('[SURV-02] [SURV-03] come in two posts; then the survey is completed, and says so', async () => {
    const code = await delivered()
    expect(await completion(code)).toEqual({
      orderHasResponse: false,
      completed: false,
      state: 'OPEN',
      branchContactId: 'bistro',
      dinerOrderId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      answeredQuestions: [],
    })
    const first = await send(code, rating('4', 'Tarde'))
    expect([first.status, first.body]).toMatchObject([
      200,
      { orderHasResponse: true, generalNPSAnswer: 4, completed: false, answeredQuestions: ['general'] },
    ])
    const second = await send(code, rest('Rico 🍣'))
    expect(second.body).toMatchObject({ generalNPSAnswer: 4, completed: true })
    expect(await completion(code)).toEqual(second.body)
  })

  test('[SURV-03] a question that was left empty is not asked again: the survey is completed', async () => {
    const code = await delivered()
    await send(code, rating('4', 'Tarde'))
    await send(code, rest())
    expect(await completion(code)).toMatchObject({ completed: true })
  })

  test('[SURV-04b] carry the order and, from the device that ordered, its customer; what is not true is refused', async () => {
    const order = await server.call<{ code: string; id: string }>('POST', '/api/order', {
      body: await orderPayload(server, 'bistro'),
      headers: { 'idempotency-key': newKey() },
      cookie: DINER_COOKIE,
    })
    const { code, id: dinerOrderId } = order.body
    await move(code, 'ACCEPTED', 'READY', 'DELIVERED')
    const own = await server.call<SurveyCompletion>('GET', `/api/survey/order/${code}`, {
      cookie: DINER_COOKIE,
    })
    const { orderingCustomerId } = own.body
    expect(own.body.dinerOrderId).toBe(dinerOrderId)
    expect(orderingCustomerId).toMatch(/^\+549\d{10}$/)
    const stranger = await completion(code)
    expect([stranger.dinerOrderId, stranger.orderingCustomerId]).toEqual([dinerOrderId, undefined])

    const about = (said: Partial<SurveyAnswer>) => rating('4').map((answer) => ({ ...answer, ...said }))
    const post = (answers: SurveyAnswer[], cookie = DINER_COOKIE) =>
      server.call<SurveyCompletion & Problem>('POST', `/api/survey/${code}`, { body: { answers }, cookie })
    for (const [said, cookie, field] of [
      [{ dinerOrderId: 'another' }, DINER_COOKIE, 'dinerOrderId'],
      [{ orderingCustomerId: '+5491100000000' }, DINER_COOKIE, 'orderingCustomerId'],
      // who may not know the phone cannot try it out either
      [{ orderingCustomerId }, '', 'orderingCustomerId'],
    ] as const) {
      const { status, body } = await post(about(said), cookie)
      expect([status, body.errors]).toMatchObject([400, [{ path: `/body/answers/0/${field}` }]])
    }
    const { status, body } = await post(about({ dinerOrderId, orderingCustomerId }))
    expect([status, body.generalNPSAnswer, body.orderingCustomerId]).toEqual([200, 4, orderingCustomerId])
  })

  test('[SURV-02] the same again is harmless, another one is refused and changes nothing', async () => {
    const code = await delivered()
    await send(code, rating('4', 'Tarde'))
    expect((await send(code, rating('4', 'Tarde'))).status).toBe(200)
    for (const other of [rating('5'), rating('4'), rating('4', 'Frío')]) {
      const { status, body } = await send(code, other)
      expect([status, body.code]).toEqual([409, 'ALREADY_EXISTS'])
    }
    expect((await completion(code)).generalNPSAnswer).toBe(4)
  })

  test('[SURV-02] of twenty posts at once one is kept', async () => {
    const code = await delivered()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(code, rating(String((index % 5) + 1)))),
    )
    const kept = (await completion(code)).generalNPSAnswer
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 4 }, () => 200),
      ...Array.from({ length: 16 }, () => 409),
    ])
    expect(kept).toBeGreaterThanOrEqual(1)
  })

  test('[SURV-02] what does not belong to the survey is told with its place', async () => {
    const code = await delivered()
    const [general] = rating('3')
    if (!general) throw new Error('No rating')
    const { status, body } = await send(code, [
      { ...general, answer: '9' },
      { ...general, questionId: 'nada' },
    ])
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { path: '/body/answers/0/answer', message: 'must be 1 to 5' },
      { path: '/body/answers/1/questionId', message: 'is no question of this survey' },
    ])
    expect((await send(code, [{ ...general, answer: 'x'.repeat(181) }])).status).toBe(400)
    await send(code, rating('3'))
    const text = rest('Rico').filter(({ questionId }) => questionId === 'comentario')
    expect((await send(code, text)).body.errors).toEqual([
      { path: '/body/answers', message: "is missing for the mandatory question 'motivos'" },
    ])
    expect((await completion(code)).answeredQuestions).toEqual(['general'])
  })

  test('[SURV-02] only for an order that exists, and is delivered or an hour old, and not canceled', async () => {
    expect((await send('00000000000', rating('4'))).body.code).toBe('ORDER_NOT_FOUND')
    expect((await server.call('GET', '/api/survey/order/00000000000')).status).toBe(404)
    const code = await placed()
    const canceled = await placed()
    await move(canceled, 'CANCELED')
    const { status, body } = await send(code, rating('4'))
    expect([status, body.code]).toEqual([409, 'STATUS_CONFLICT'])
    expect(await completion(code)).toMatchObject({ state: 'EARLY' })
    server.time.now = new Date(SATURDAY_NOON.getTime() + HOUR_MS + 1_000)
    expect((await send(code, rating('4'))).status).toBe(200)
    expect((await send(canceled, rating('4'))).body.code).toBe('STATUS_CONFLICT')
    expect(await completion(canceled)).toMatchObject({ state: 'CANCELED', orderHasResponse: false })
    server.time.now = SATURDAY_NOON
  })
})

test('[SURV-02] a survey that is sent empty is over, and gives the venue no star', async () => {
  const question = { id: 'general', title: '¿Cómo estuvo?', type: 'rating', questionOrder: 1 }
  const survey = {
    id: 'una',
    active: true,
    questions: [{ ...question, mandatory: false, priority: false, questionReasons: [] }],
  }
  const contact = { ...plainContact('casa-uno', 'Casa Uno'), survey }
  const own = await testApp({ tenantsDir: makeTenants(plainBranch('casa', 'Casa', [contact])) })
  try {
    const payload = await orderPayload(own, 'casa-uno', { choices: [{ plate: 'guiso', sizeId: 'unica' }] })
    const headers = { 'idempotency-key': newKey() }
    const { body } = await own.call<{ code: string }>('POST', '/api/order', { body: payload, headers })
    own.time.now = new Date(own.time.now.getTime() + HOUR_MS + 1_000)
    const asked = (await own.call<Survey>('GET', '/api/survey/casa-uno')).body
    const answers = answersToSend(asked, questionsAskedNow(asked, []), {})
    const sent = await own.call<SurveyCompletion>('POST', `/api/survey/${body.code}`, { body: { answers } })
    expect([sent.status, sent.body.completed]).toEqual([200, true])
    expect(await own.store.db.select().from(venueRatings)).toEqual([])
  } finally {
    await own.close()
  }
})

test('[BRAN-03] the star of a venue is made of the answers given here, and appears with the tenth', async () => {
  const contact = plainContact('casa-uno', 'Casa Uno')
  const own = await testApp({
    tenantsDir: makeTenants(plainBranch('casa', 'Casa', [contact], { npsEnabled: true })),
  })
  const asked = (await own.call<Survey>('GET', '/api/survey/casa-uno')).body
  const rate = async (answer: string) => {
    const payload = await orderPayload(own, 'casa-uno', { choices: [{ plate: 'guiso', sizeId: 'unica' }] })
    const headers = { 'idempotency-key': newKey() }
    const { body } = await own.call<{ code: string }>('POST', '/api/order', { body: payload, headers })
    own.time.now = new Date(own.time.now.getTime() + HOUR_MS + 1_000)
    const answers = answersToSend(asked, questionsAskedNow(asked, []), { general: { answer, reasons: [] } })
    expect((await own.call('POST', `/api/survey/${body.code}`, { body: { answers } })).status).toBe(200)
    own.time.now = SATURDAY_NOON
  }
  const venue = async () => {
    const { body, headers } = await own.call<DinerEntity>('GET', '/api/diner/casa-uno')
    if (body.type !== 'branchContact') throw new Error('No branch contact')
    return { star: ratingShown(body.branchContact), tag: headers.etag }
  }
  try {
    const before = await venue()
    for (const answer of ['3', '5', '5', '5', '5', '5', '5', '5', '5']) await rate(answer)
    expect(await venue()).toEqual(before)
    await rate('4')
    // processes learn of it by the database's notification
    await expect.poll(async () => (await venue()).star).toBe('4,7')
    const tenth = await venue()
    expect(tenth.tag).not.toBe(before.tag)
    await rate('5')
    expect(await venue()).toEqual(tenth)
  } finally {
    await own.close()
  }
})
