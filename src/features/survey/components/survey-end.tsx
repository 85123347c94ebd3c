import { paths } from '#domain/routes/routes.ts'
import { survey } from '#messages/survey.ts'
import { useVenue } from '#session/page-context.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const ICONS = { done: 'success', early: 'clock', canceled: 'receipt', none: 'star' } as const

export type SurveyEndKind = keyof typeof ICONS

/** Thanks for the answers, or why there is nothing to answer, and where to go next. @source requirements SURV-03 */
export function SurveyEnd({ kind, orderCode }: { kind: SurveyEndKind; orderCode: string }) {
  const t = useT(survey)
  const { alias } = useVenue()
  const [href, words] =
    kind === 'early'
      ? ([paths.followUp(alias, orderCode), 'survey.early.action'] as const)
      : ([paths.entry(alias), 'survey.back'] as const)
  return (
    <EmptyState
      icon={ICONS[kind]}
      title={t(`survey.${kind}.title`)}
      text={t(`survey.${kind}.text`)}
      action={<ButtonLink href={href}>{t(words)}</ButtonLink>}
    />
  )
}
