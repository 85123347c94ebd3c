import { useEffect, useState } from 'react'

import { studio } from '#messages/studio.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { useVerdictCounts } from './use-verdict-counts.ts'

/**
 * Debounce before a verdict is announced.
 * @units ms
 * @source assumed: a drag over a hundred colours is one piece of news
 */
const SETTLED_MS = 900

/** Announces a changed verdict to screen readers after the edit has settled. */
export function VerdictNews() {
  const t = useT(studio)
  const { error, warning, info } = useVerdictCounts()
  const [first] = useState(`${error} ${warning} ${info}`)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (news === '' && first === `${error} ${warning} ${info}`) return undefined
    const timer = setTimeout(
      () =>
        setNews(
          t('studio.verdict.news', {
            errors: t('studio.count.error', { count: error }),
            warnings: t('studio.count.warning', { count: warning }),
            infos: t('studio.count.info', { count: info }),
          }),
        ),
      SETTLED_MS,
    )
    return () => clearTimeout(timer)
  }, [t, first, news, error, warning, info])
  return <VisuallyHidden role="status">{news}</VisuallyHidden>
}
