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

/** Texts a tenant replaces, by key; keys the product does not have are of no use and change nothing. */
export type MessageOverrides = Readonly<Record<string, string | undefined>>

/** One file of this folder. */
export type TextFile = Readonly<Partial<Record<MessageKey, string>>>

/** The keys of each of the files, and of none for none. */
type KeysOf<File> = File extends unknown ? Extract<keyof File, MessageKey> : never

type KeyOf<File> = KeysOf<typeof baseTexts | File>

type NoParams = Record<never, never>

/**
 * Gives the text of a key. A key whose text has placeholders needs them all, by name:
 * `t('cart.edit', { name: 'Milanesa' })`. Amounts, times and distances are passed already formatted.
 *
 * It knows the texts of the first view, and those of the files that are named: `Translate<typeof plate>`.
 */
export type Translate<File = never> = {
  <Key extends KeyOf<File>>(
    key: Key,
    ...params: NoParams extends MessageParams<Key> ? [] : [params: MessageParams<Key>]
  ): string
  /** Of no value: two generic functions are compared without it as if each knew all keys. */
  readonly knows?: (key: KeyOf<File>) => void
}

/** Gives the text function of the files that its caller imports, so that no text can be asked for that is not there. */
export type Messages = <Files extends readonly TextFile[]>(...files: Files) => Translate<Files[number]>

/** The texts of a storefront. */
type Words = {
  /** its language, loaded before by `loadLocale` */
  locale?: string
  /** the tenant's own texts */
  messages?: MessageOverrides
}

/**
 * Makes the texts of one request: those of a language with the tenant's own over them.
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
 * Puts values into `{placeholders}`. A placeholder without a value stays as it is, so that a mistake in a
 * tenant's text shows itself instead of the word "undefined".
 */
export function fillPlaceholders(text: string, params: Readonly<Record<string, string | number>>): string {
  if (!text.includes('{')) return text
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  )
}

/** The texts of the first view, which every page has; all others are named by the code that shows them. */
const baseTexts = { ...cart, ...common, ...hours, ...info, ...menu, ...mode, ...shell } as const
