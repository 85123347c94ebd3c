import { DEFAULT_LOCALE } from '#domain/locales.ts'

import type { MessageKey } from './catalogue.ts'

/** All texts of the product in another language; every text is required. */
export type Translation = Readonly<Record<MessageKey, string>>

/** A venue is configured for a language that the product lacks. */
export class UnknownLocaleError extends Error {
  override readonly name = 'UnknownLocaleError'
}

/** Languages besides that of `src/messages`. Each is a separate module, loaded for pages in that language. */
const loaders = new Map<string, () => Promise<Translation>>()

/** Loaded languages; the texts of `src/messages` need no translation. Never modified, so all requests share them. */
const loaded = new Map<string, Partial<Translation>>([[DEFAULT_LOCALE, {}]])

/**
 * Adds a language: `offerLocale('pt', async () => (await import('./pt.ts')).pt)`.
 * @public the tests of a second language use it until there is one
 */
export const offerLocale = (locale: string, load: () => Promise<Translation>): unknown =>
  loaders.set(locale, load)

/** The available languages. */
export const offeredLocales = (): string[] => [...new Set([DEFAULT_LOCALE, ...loaders.keys()])]

/** Loads a language, before its texts are used. @errors rejects with {@link UnknownLocaleError} */
export async function loadLocale(locale: string): Promise<void> {
  if (loaded.has(locale)) return
  const load = loaders.get(locale)
  if (load === undefined) throw new UnknownLocaleError(locale)
  loaded.set(locale, await load())
}

/** @errors throws {@link UnknownLocaleError} for a language that is not loaded, so that no page mixes languages */
export function translationOf(locale: string): Partial<Translation> {
  const texts = loaded.get(locale)
  if (texts === undefined) throw new UnknownLocaleError(locale)
  return texts
}
