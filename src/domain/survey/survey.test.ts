import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Question, SurveyAnswer, Survey } from '#generated/models.ts'

import {
  answersToSend,
  asksReasons,
  clampAnswer,
  missingAnswers,
  missingNow,
  prefilledDraft,
  type SurveyDraft,
} from './draft.ts'
import { judgeAnswers } from './judge-answers.ts'
import { generalQuestion, partOf, questionsAskedNow, questionsInOrder } from './questions.ts'
import { surveyState } from './state.ts'

/** A question for tests. */
const sampleQuestion = (id: string, over: Partial<Question> = {}): Question => ({
  id,
  title: `¿${id}?`,
  type: 'rating',
  questionOrder: 1,
  mandatory: false,
  priority: false,
  questionReasons: [],
  ...over,
})

/** A survey for tests: the rating of everything at once, then a multiselect and a text. */
const sampleSurvey = (over: Partial<Survey> = {}): Survey => ({
  id: 'visita',
  active: true,
  questions: [
    sampleQuestion('comentario', { type: 'text', questionOrder: 3 }),
    sampleQuestion('general', {
      priority: true,
      mandatory: true,
      questionReasons: [{ reason: 'Frío' }, { reason: 'Tarde' }],
    }),
    sampleQuestion('motivos', {
      type: 'multiselect',
      questionOrder: 2,
      mandatory: true,
      questionReasons: [{ reason: 'Sabor' }, { reason: 'Trato' }],
    }),
  ],
  ...over,
})

const survey = sampleSurvey()
const ids = (questions: readonly Question[]) => questions.map(({ id }) => id)
const find = (id: string) => survey.questions.find((question) => question.id === id) ?? sampleQuestion('none')

const question = fc
  .record({
    type: fc.constantFrom('rating' as const, 'text' as const, 'multiselect' as const),
    questionOrder: fc.integer({ min: 0, max: 4 }),
    mandatory: fc.boolean(),
    priority: fc.boolean(),
  })
  .map((over) =>
    sampleQuestion('x', {
      ...over,
      questionReasons: over.type === 'text' ? [] : [{ reason: 'A' }, { reason: 'B' }],
    }),
  )
const surveys = fc
  .array(question, { minLength: 1, maxLength: 8 })
  .map((list) => sampleSurvey({ questions: list.map((one, index) => ({ ...one, id: `q${index}` })) }))
/** A draft that answers every question. */
const fullDraft = ({ questions }: typeof survey): SurveyDraft =>
  Object.fromEntries(
    questions.map(({ id, type }) => [
      id,
      type === 'multiselect'
        ? { answer: '', reasons: ['A'] }
        : { answer: type === 'rating' ? '4' : 'Rico', reasons: [] },
    ]),
  )

describe('order', () => {
  test('[SURV-01] [SURV-04a] the rating comes first, what is sent at once before the rest, then questionOrder', () => {
    expect(ids(questionsInOrder(survey))).toEqual(['general', 'motivos', 'comentario'])
    const mixed = sampleSurvey({
      questions: [
        sampleQuestion('late', { questionOrder: 9, type: 'text', priority: true }),
        sampleQuestion('early', { questionOrder: 0, type: 'text' }),
        sampleQuestion('stars', { questionOrder: 5 }),
      ],
    })
    expect(ids(questionsInOrder(mixed))).toEqual(['stars', 'late', 'early'])
    expect(generalQuestion(mixed)?.id).toBe('stars')
  })

  test('[SURV-02] what is of priority is asked at once, then the rest, then nothing', () => {
    expect(ids(questionsAskedNow(survey, []))).toEqual(['general'])
    expect(ids(questionsAskedNow(survey, ['general']))).toEqual(['motivos', 'comentario'])
    expect(questionsAskedNow(survey, ['general', 'motivos'])).toEqual([])
  })

  test('[SURV-02] any survey is asked in at most two parts, each question once', () => {
    fc.assert(
      fc.property(surveys, (any) => {
        const asked: string[] = []
        let parts = 0
        for (let now = questionsAskedNow(any, asked); now.length > 0; now = questionsAskedNow(any, asked)) {
          expect(new Set(now.map((one) => partOf(any, one))).size).toBe(1)
          asked.push(...ids(now))
          parts += 1
        }
        expect(parts).toBeLessThanOrEqual(2)
        expect(asked).toEqual(ids(questionsInOrder(any)))
        expect(asked[0]).toBe(generalQuestion(any)?.id ?? asked[0])
      }),
    )
  })
})

describe('answers', () => {
  test.each([
    ['general', '5', false],
    ['general', '4', true],
    ['general', '1', true],
    ['general', '', false],
    ['motivos', '', true],
    ['comentario', 'Rico', false],
  ])('[SURV-01] %s answered with "%s" asks for reasons: %s', (id, answer, asks) => {
    expect(asksReasons(find(id), answer)).toBe(asks)
  })

  test.each([
    ['?surveyGeneralNPSAnswer=4', '4'],
    ['?a=1&surveyGeneralNPSAnswer=%205', '5'],
    ['?surveyGeneralNPSAnswer=6', undefined],
    ['?surveyGeneralNPSAnswer=', undefined],
    ['?surveyGeneralNPSAnswer=4.5', undefined],
    ['', undefined],
  ])('[SURV-01] "%s" prefills %s', (search, answer) => {
    expect(prefilledDraft(survey, search).general?.answer).toBe(answer)
  })

  test('[SURV-02] a first part of which nothing is mandatory is not sent empty; the rest may be', () => {
    const lenient = sampleSurvey({
      questions: survey.questions.map((one) => ({ ...one, mandatory: false })),
    })
    const first = questionsAskedNow(lenient, [])
    expect(ids(missingNow(lenient, first, {}))).toEqual(['general'])
    expect(missingNow(lenient, first, { general: { answer: '4', reasons: [] } })).toEqual([])
    expect(missingNow(lenient, questionsAskedNow(lenient, ['general']), {})).toEqual([])
  })

  test('[SURV-02] a text ends at 180 characters, however they are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const clamped = clampAnswer(text)
        expect(text.startsWith(clamped)).toBe(true)
        expect(Array.from(clamped)).toHaveLength(Math.min(180, Array.from(text).length))
      }),
    )
    expect(clampAnswer('🍣'.repeat(200))).toBe('🍣'.repeat(180))
  })

  test('[SURV-02] blanks are no answer, and what nobody sees is not sent', () => {
    const draft: SurveyDraft = {
      general: { answer: '5', reasons: ['Frío'] },
      motivos: { answer: '', reasons: [] },
      comentario: { answer: '  ', reasons: [] },
    }
    expect(ids(missingAnswers(survey.questions, draft))).toEqual(['motivos'])
    expect(answersToSend(survey, survey.questions, draft)).toEqual([
      {
        questionTitle: '¿general?',
        answer: '5',
        surveyId: 'visita',
        questionId: 'general',
        mandatory: true,
        questionType: 'rating',
        priority: true,
      },
    ])
  })

  test('[SURV-04b] an answer carries every field of the specification', () => {
    const order = { dinerOrderId: 'order-1', orderingCustomerId: '+5491155550000' }
    const draft: SurveyDraft = { general: { answer: '3', reasons: ['Frío'] } }
    expect(answersToSend(survey, questionsAskedNow(survey, []), draft, order)).toEqual([
      {
        ...order,
        questionTitle: '¿general?',
        answer: '3',
        surveyId: 'visita',
        questionId: 'general',
        mandatory: true,
        questionType: 'rating',
        priority: true,
        reason: ['Frío'],
      },
    ])
  })

  test('[SURV-02] a rest that is sent empty is sent: it is not asked again', () => {
    const open = { ...survey, questions: survey.questions.map((one) => ({ ...one, mandatory: false })) }
    const rest = questionsAskedNow(open, ['general'])
    const sent = answersToSend(open, rest, {})
    expect(judgeAnswers(open, sent, ['general'])).toMatchObject({ ok: true })
    expect(questionsAskedNow(open, ['general', ...sent.map(({ questionId }) => questionId)])).toEqual([])
    // what must be answered cannot be left open
    expect(judgeAnswers(survey, answersToSend(survey, rest, {}), ['general'])).toMatchObject({ ok: false })
  })

  test('what is drafted in full is accepted, part by part', () => {
    fc.assert(
      fc.property(surveys, (any) => {
        const draft = fullDraft(any)
        const asked: string[] = []
        for (let now = questionsAskedNow(any, asked); now.length > 0; now = questionsAskedNow(any, asked)) {
          expect(judgeAnswers(any, answersToSend(any, now, draft), asked)).toMatchObject({ ok: true })
          asked.push(...ids(now))
        }
      }),
    )
  })

  const post = (questionId: string, over: Partial<SurveyAnswer> = {}): SurveyAnswer => ({
    questionTitle: 'whatever',
    answer: '',
    surveyId: 'visita',
    questionId,
    mandatory: false,
    questionType: find(questionId).type,
    priority: false,
    ...over,
  })
  const GENERAL = post('general', { answer: '3', reason: ['Tarde'] })

  test.each<[string, SurveyAnswer[], string[], string | undefined]>([
    ['a rating with a reason', [GENERAL], [], undefined],
    ['another survey', [post('general', { answer: '3', surveyId: 'otra' })], [], 'surveyId'],
    ['an unknown question', [post('nada')], [], 'questionId'],
    ['a question twice', [GENERAL, GENERAL], [], 'questionId'],
    ['another type', [post('general', { answer: '3', questionType: 'text' })], [], 'questionType'],
    ['a rating of 6', [post('general', { answer: '6' })], [], 'answer'],
    ['a rating of 0', [post('general', { answer: '0' })], [], 'answer'],
    ['half a star', [post('general', { answer: '3.5' })], [], 'answer'],
    ['a reason nobody offered', [post('general', { answer: '3', reason: ['Caro'] })], [], 'reason'],
    ['a reason twice', [post('general', { answer: '3', reason: ['Frío', 'Frío'] })], [], 'reason'],
    ['a reason for full marks', [post('general', { answer: '5', reason: ['Frío'] })], [], 'reason'],
    ['a blank text', [GENERAL, post('comentario', { answer: ' ' })], ['motivos'], 'answer'],
    ['181 characters', [post('comentario', { answer: 'á'.repeat(181) })], ['general', 'motivos'], 'answer'],
    ['180 characters', [post('comentario', { answer: '🍣'.repeat(180) })], ['general', 'motivos'], undefined],
    ['the rest without what is mandatory', [post('comentario', { answer: 'Rico' })], ['general'], 'answer'],
    ['the rest before the rating', [post('motivos', { reason: ['Sabor'] })], [], 'answer'],
    ['a choice with a text', [post('motivos', { answer: 'x', reason: ['Sabor'] })], ['general'], 'answer'],
    ['no choice', [post('motivos')], ['general'], 'reason'],
  ])('[SURV-02] %s', (_, posted, answered, field) => {
    const judged = judgeAnswers(survey, posted, answered)
    expect(judged.ok ? undefined : judged.faults[0]?.field).toBe(field)
  })
})

describe('when', () => {
  const orderedAt = new Date('2026-11-18T15:00:00Z')
  const at = (iso: string) => new Date(`2026-11-18T${iso}Z`)
  test.each([
    ['DELIVERED', null, at('15:10:00'), 'OPEN'],
    ['ACCEPTED', null, at('15:59:00'), 'EARLY'],
    ['GENERATED', null, at('16:00:00'), 'EARLY'],
    ['GENERATED', null, at('16:00:01'), 'OPEN'],
    ['CANCELED', null, at('23:00:00'), 'CANCELED'],
    ['ACCEPTED', at('20:00:00'), at('20:30:00'), 'EARLY'],
    ['ACCEPTED', at('20:00:00'), at('21:00:01'), 'OPEN'],
  ] as const)('[SURV-02] %s, for %s, at %s: %s', (status, scheduledAt, now, state) => {
    expect(surveyState({ status, orderedAt, scheduledAt }, now)).toBe(state)
  })
})
