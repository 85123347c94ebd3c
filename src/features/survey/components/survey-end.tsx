import { paths } from '#domain/routes/routes.ts'
import { survey } from '#messages/survey.ts'
import { useVenue } from '#session/page-context.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/** Thanks for what was sent, and the way back. @source requirements SURV-03 */
export function Thanks() {
  const t = useT(survey)
  const { alias } = useVenue()
  return (
    <EmptyState
      icon="success"
      title={t('survey.done.title')}
      text={t('survey.done.text')}
      action={<ButtonLink href={paths.entry(alias)}>{t('survey.back')}</ButtonLink>}
    />
  )
}
