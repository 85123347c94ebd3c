import type { Question, Survey } from '#generated/models.ts'

/** A question for tests. */
export const sampleQuestion = (id: string, over: Partial<Question> = {}): Question => ({
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
export const sampleSurvey = (over: Partial<Survey> = {}): Survey => ({
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
