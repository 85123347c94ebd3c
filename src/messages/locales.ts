import { DEFAULT_LOCALE } from '#domain/locales.ts'

import type { MessageKey } from './catalogue.ts'

/** Every text of the product in another language: one that lacks a text is no translation. */
export type Translation = Readonly<Record<MessageKey, string>>

/** A venue asks for a language that the product does not speak. */
export class UnknownLocaleError extends Error {
  override readonly name = 'UnknownLocaleError'
}

/** Languages besides that of `src/messages`. Each is a module of its own, fetched for the pages that speak it. */
const loaders = new Map<string, () => Promise<Translation>>()

/** What has been fetched; the texts of `src/messages` need no translation. Never changed, so all requests share it. */
const loaded = new Map<string, Partial<Translation>>([[DEFAULT_LOCALE, {}]])

/**
 * Adds a language: `offerLocale('pt', async () => (await import('./pt.ts')).pt)`.
 * @public the tests of a second language use it until there is one
 */
export const offerLocale = (locale: string, load: () => Promise<Translation>): unknown =>
  loaders.set(locale, load)

/** The languages that venues may speak. */
export const offeredLocales = (): string[] => [...new Set([DEFAULT_LOCALE, ...loaders.keys()])]

/** Fetches a language before anything is said in it. @errors rejects with {@link UnknownLocaleError} */
export async function loadLocale(locale: string): Promise<void> {
  if (loaded.has(locale)) return
  const load = loaders.get(locale)
  if (load === undefined) throw new UnknownLocaleError(locale)
  loaded.set(locale, await load())
}

/** @errors throws {@link UnknownLocaleError} for a language that was not loaded: a page in two languages is none */
export function translationOf(locale: string): Partial<Translation> {
  const texts = loaded.get(locale)
  if (texts === undefined) throw new UnknownLocaleError(locale)
  return texts
}
