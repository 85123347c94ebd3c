import { createMessages, type MessageKey } from '#messages/index.ts'
import { findingText } from '#messages/theme.ts'
import { studioFields } from '#messages/studio-fields.ts'
import { studio } from '#messages/studio.ts'
import type { TokenName } from '#theme/tokens.ts'
import type { ThemeFault } from '../theme/theme-faults.ts'
import { pathName, type ThemePath } from '../theme/theme-path.ts'
import { modeOf, sharedName } from './schema-fields.ts'

const t = createMessages()(studio, studioFields)
const has = (key: string): key is MessageKey & keyof typeof studioFields => Object.hasOwn(studioFields, key)

/** `shadowColor` as words, for a field that has no text of its own yet. */
const spelled = (key: string): string => {
  const words = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const textOr = (key: string, fallback: string): string => (has(key) ? studioFields[key] : fallback)

/** Heading of a group of fields. */
export const groupLabel = (key: string): string => textOr(`studio.group.${key}`, spelled(key))
/** Name of a row of fields. */
export const fieldLabel = (key: string): string => textOr(`studio.field.${key}`, spelled(key))
/** How an operator calls a colour of the screens. */
export const tokenLabel = (name: TokenName): string => textOr(`studio.color.${name}`, name)
/** A word of a choice. */
export const wordLabel = (key: string, word: string): string => textOr(`studio.word.${key}.${word}`, word)

/** Name of the field of a path, in its mode where it has one. */
export function pathLabel(path: ThemePath): string {
  const mode = modeOf({ path })
  if (mode === undefined) return fieldLabel(path.at(-1) ?? '')
  const field = fieldLabel(sharedName({ path }))
  return t('studio.field-in-mode', { field, mode: t(`studio.mode.${mode}`).toLowerCase() })
}

/** What is wrong with a field, by the rule that it breaks. */
export function faultText(fault: ThemeFault): string {
  if (fault.finding) return findingText(fault.finding)
  return textOr(`studio.fault.${fault.keyword}`, studioFields['studio.fault.other'])
}

/** A fault of the theme that stands beside no field, with its key as it is written: nobody knows it by another name. */
export const themeSentence = (fault: ThemeFault): string =>
  t('studio.fault.stray', { file: 'theme.json', field: pathName(fault.path), what: faultText(fault) })
