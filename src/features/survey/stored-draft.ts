import { isRecord } from '#domain/documents/is-record.ts'
import type { SurveyDraft } from '#domain/survey/draft.ts'
import { browserStorage } from '#platform/storage.ts'

const VERSION = 1
const nameOf = (orderCode: string) => `survey.${orderCode}`
const ignore = () => undefined

const isDraft = (value: unknown): value is SurveyDraft =>
  isRecord(value) &&
  Object.values(value).every(
    (one) =>
      isRecord(one) &&
      typeof one.answer === 'string' &&
      Array.isArray(one.reasons) &&
      one.reasons.every((reason) => typeof reason === 'string'),
  )

/** Answers that have not arrived yet, kept on this device. */
export const storedDraft = {
  read: (orderCode: string) => browserStorage(ignore).read(nameOf(orderCode), VERSION, isDraft),
  write: (orderCode: string, draft: SurveyDraft) =>
    browserStorage(ignore).write(nameOf(orderCode), VERSION, draft),
  remove: (orderCode: string) => browserStorage(ignore).remove(nameOf(orderCode)),
}
