export type { MessageKey, MessageParams } from './catalogue.ts'
export { createMessages } from './create-messages.ts'
export type { MessageOverrides, Messages, TextFile, Translate } from './create-messages.ts'
export { loadLocale } from './locales.ts'
