/** The language of `src/messages`, and the default of venues. A BCP 47 tag, like all of them. */
export const DEFAULT_LOCALE = 'es'

/**
 * Languages that have another name in link previews.
 * @source Open Graph `og:locale`: one Spanish for all of Latin America
 */
const PREVIEW_LOCALES: Readonly<Record<string, string>> = { es: 'es_LA' }

/** The name that link previews have for a language. @source https://ogp.me `og:locale`: language_TERRITORY */
export const previewLocale = (locale: string): string => PREVIEW_LOCALES[locale] ?? locale.replace('-', '_')

/** The language in a tenant's data, of which nothing else is assumed. */
export function localeOf(named: unknown): string {
  const { locale } = (named ?? {}) as { locale?: unknown }
  return typeof locale === 'string' ? locale : DEFAULT_LOCALE
}

/** The file in which a tenant keeps its own texts. */
export const textsFile = (locale: string): string => `messages.${locale}.json`
