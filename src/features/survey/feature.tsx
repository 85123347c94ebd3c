import { isApiError } from '#api/client.ts'
import { completionQuery, surveyQuery } from '#api/survey-queries.ts'
import { parseOrderCode } from '#domain/order/code.ts'
import { prefilledDraft } from '#domain/survey/draft.ts'
import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import { createMessages } from '#messages/index.ts'
import { survey as surveyTexts } from '#messages/survey.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { SurveyView } from './components/survey-view.tsx'
import type { SurveyData } from './survey-data.ts'

const NOTHING: SurveyData = { orderCode: '', prefilled: {} }

/** The satisfaction survey of an order. @source delivery spec §2 "Survey page"; requirements SURV-01 to SURV-03 */
const surveyScreen = defineCompanionScreen<CompanionDeps, SurveyData>({
  id: 'survey',
  async load({ route, venue, search, client, queryClient }) {
    const orderCode = route.kind === 'survey' ? (parseOrderCode(route.orderCode) ?? '') : ''
    if (orderCode === '') return { status: 404, data: NOTHING }
    const completion = await queryClient.query(completionQuery(client, orderCode))
    // the order code grants access, but only at its own venue
    if (completion.branchContactId !== venue.alias) return { status: 404, data: NOTHING }
    const survey = await queryClient.query(surveyQuery(client, venue.alias)).catch((error: unknown) => {
      if (isApiError(error) && error.code === 'SURVEY_NOT_FOUND') return undefined
      throw error
    })
    const prefilled = survey ? prefilledDraft(survey, search) : {}
    return { status: 200, data: { orderCode, completion, survey, prefilled } }
  },
  head: (_data, { venue: { storefront } }) => ({
    title: `${createMessages(storefront)(surveyTexts)('survey.title')} · ${storefront.name}`,
    noIndex: true,
  }),
  View: SurveyView,
})

export const feature = { screens: [surveyScreen] }
