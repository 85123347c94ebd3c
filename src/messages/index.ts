export { catalogue, type MessageKey, type MessageParams } from './catalogue.ts'
export { checkOverrides, type MessageFinding } from './check-overrides.ts'
export { errorText } from './error-text.ts'
export { createMessages, type MessageOverrides, type Translate } from './create-messages.ts'

import { createMessages } from './create-messages.ts'

/** The product's own texts, without any tenant's overrides. Components use `useT` instead. */
export const t = createMessages()
