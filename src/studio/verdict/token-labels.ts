import { studioFields } from '#messages/studio-fields.ts'
import type { TokenName } from '#theme/tokens.ts'

/** How an operator calls a colour of the screens. */
export const tokenLabel = (name: TokenName): string => {
  const key = `studio.color.${name}` as const
  return Object.hasOwn(studioFields, key) ? studioFields[key as keyof typeof studioFields] : name
}
