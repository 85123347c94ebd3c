import type { SurveyDraft } from '#domain/survey/draft.ts'
import type { Survey, SurveyCompletion } from '#generated/models.ts'

/** Data of the page; `survey` is absent when the venue has none. */
export interface SurveyData {
  orderCode: string
  completion?: SurveyCompletion
  survey?: Survey
  /** answers prefilled by the link */
  prefilled: SurveyDraft
}
