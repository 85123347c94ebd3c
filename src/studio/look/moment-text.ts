import { DEFAULT_LOCALE } from '#domain/locales.ts'

const FORMAT = new Intl.DateTimeFormat(DEFAULT_LOCALE, { dateStyle: 'medium', timeStyle: 'short' })

/** An instant in the operator's own time zone: '22 nov 2026, 14:05'. */
export const momentText = (instant: string): string => FORMAT.format(new Date(instant))
