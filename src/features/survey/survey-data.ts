import type { SurveyDraft } from '#domain/survey/draft.ts'
import type { Survey, SurveyCompletion } from '#generated/models.ts'

/** What the page is made of; without a survey the venue asks none. */
export interface SurveyData {
  orderCode: string
  completion?: SurveyCompletion
  survey?: Survey
  /** what the link brings */
  prefilled: SurveyDraft
}
