export type { MessageKey, MessageParams } from './catalogue.ts'
export { createMessages, type MessageOverrides, type Translate } from './create-messages.ts'
export { addTexts } from './loaded-texts.ts'
