import type { MessageKey, MessageParams } from './catalogue.ts'
import { loadedText } from './loaded-texts.ts'

/** Texts a tenant replaces, by key; keys the product does not have are of no use and change nothing. */
export type MessageOverrides = Readonly<Record<string, string | undefined>>

type NoParams = Record<never, never>

/**
 * Gives the text of a key. A key whose text has placeholders needs them all, by name:
 * `t('cart.edit', { name: 'Milanesa' })`. Amounts, times and distances are passed already formatted.
 */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...params: NoParams extends MessageParams<Key> ? [] : [params: MessageParams<Key>]
) => string

/**
 * Makes the text function of one tenant.
 *
 * @param overrides - the tenant's `messages.es.json`; keys it does not have keep the product's text
 */
export function createMessages(overrides: MessageOverrides = {}): Translate {
  return (key, ...[params]) => {
    const own = Object.hasOwn(overrides, key) ? overrides[key] : undefined
    return fillPlaceholders(own ?? loadedText(key), params ?? {})
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
