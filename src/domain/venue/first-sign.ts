import { DEFAULT_LOCALE } from '#domain/locales.ts'

/** The first sign of a name as people count them: a flag or a person of several code points is one, in every language. */
export function firstSign(name: string): string {
  const [first] = new Intl.Segmenter(DEFAULT_LOCALE).segment(name)
  return first?.segment ?? ''
}
