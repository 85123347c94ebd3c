import { DEFAULT_LOCALE } from '#domain/locales.ts'

import type { MessageKey, MessageParams } from './catalogue.ts'
import { translationOf } from './locales.ts'
import { cart } from './cart.ts'
import { common } from './common.ts'
import { hours } from './hours.ts'
import { info } from './info.ts'
import { menu } from './menu.ts'
import { mode } from './mode.ts'
import { shell } from './shell.ts'

/** A tenant's text overrides, by key; unknown keys are ignored. */
export type MessageOverrides = Readonly<Record<string, string | undefined>>

/** One file of this folder. */
export type TextFile = Readonly<Partial<Record<MessageKey, string>>>

/** The keys of the given files; none for `never`. */
type KeysOf<File> = File extends unknown ? Extract<keyof File, MessageKey> : never

type KeyOf<File> = KeysOf<typeof baseTexts | File>

type NoParams = Record<never, never>

/**
 * Returns the text of a key. A text with placeholders needs all of them by name: `t('cart.edit', { name: 'Milanesa'
 * })`. Amounts, times and distances must already be formatted.
 *
 * It knows the texts of the first view and of the named files: `Translate<typeof plate>`.
 */
export type Translate<File = never> = {
  <Key extends KeyOf<File>>(
    key: Key,
    ...params: NoParams extends MessageParams<Key> ? [] : [params: MessageParams<Key>]
  ): string
  /** Never has a value: without it TypeScript compares two generic functions as if each knew all keys. */
  readonly knows?: (key: KeyOf<File>) => void
}

/** Returns the text function for the files that its caller imports, so that every requested text is loaded. */
export type Messages = <Files extends readonly TextFile[]>(...files: Files) => Translate<Files[number]>

/** The texts of a storefront. */
type Words = {
  /** its language, already loaded by `loadLocale` */
  locale?: string
  /** the tenant's own texts */
  messages?: MessageOverrides
}

/**
 * Creates the texts of one request: those of a language, overridden by the tenant's own.
 * @returns the same text function for every caller, whatever files it names
 * @errors throws UnknownLocaleError
 */
export function createMessages({ locale = DEFAULT_LOCALE, messages = {} }: Words = {}): Messages {
  const translation = translationOf(locale)
  const named = new Set<TextFile>([baseTexts])
  const textOf = (key: MessageKey): string | undefined => {
    if (Object.hasOwn(messages, key)) return messages[key]
    if (translation[key] !== undefined) return translation[key]
    for (const file of named) if (Object.hasOwn(file, key)) return file[key]
    return undefined
  }
  const t: Translate<Record<MessageKey, string>> = (key, ...[params]) =>
    fillPlaceholders(textOf(key) ?? key, params ?? {})
  return (...files) => {
    for (const file of files) named.add(file)
    return t
  }
}

/**
 * Fills `{placeholders}`. A placeholder without a value stays visible, so that a mistake in a tenant's text is noticed
 * instead of showing "undefined".
 */
export function fillPlaceholders(text: string, params: Readonly<Record<string, string | number>>): string {
  if (!text.includes('{')) return text
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  )
}

/** Texts of the first view, on every page; all others are imported by the code that shows them. */
const baseTexts = { ...cart, ...common, ...hours, ...info, ...menu, ...mode, ...shell } as const
