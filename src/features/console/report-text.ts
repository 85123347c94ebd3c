import type { OrderReport } from '#generated/models.ts'
import type { console } from '#messages/console.ts'
import type { Translate } from '#messages/index.ts'
import { clockAt } from '#ui/patterns/venue-time.ts'

/** A diner's report in one line, with their own words. */
export function reportText(
  { errorType, text, at }: OrderReport,
  timeZone: string,
  t: Translate<typeof console>,
): string {
  const values = { report: t(`console.report.${errorType}`), time: clockAt(at, timeZone) }
  return text === undefined
    ? t('console.report', values)
    : t('console.report.words', { ...values, words: text })
}
