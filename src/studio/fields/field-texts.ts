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

/** Splits `shadowColor` into words, for a field without its own text. */
const spelled = (key: string): string => {
  const words = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const textOr = (key: string, fallback: string): string => (has(key) ? studioFields[key] : fallback)

/** Heading of a group of fields. */
export const groupLabel = (key: string): string => textOr(`studio.group.${key}`, spelled(key))
/** Name of a row of fields. */
export const fieldLabel = (key: string): string => textOr(`studio.field.${key}`, spelled(key))
/** The operator's name of a screen colour. */
export const tokenLabel = (name: TokenName): string => textOr(`studio.color.${name}`, name)
/** Text of an option. */
export const wordLabel = (key: string, word: string): string => textOr(`studio.word.${key}.${word}`, word)

/** Name of a path's field, with its mode if it has one. */
export function pathLabel(path: ThemePath): string {
  const mode = modeOf({ path })
  if (mode === undefined) return fieldLabel(path.at(-1) ?? '')
  const field = fieldLabel(sharedName({ path }))
  return t('studio.field-in-mode', { field, mode: t(`studio.mode.${mode}`).toLowerCase() })
}

/** The error of a field, by the violated rule. */
export function faultText(fault: ThemeFault): string {
  if (fault.finding) return findingText(fault.finding)
  return textOr(`studio.fault.${fault.keyword}`, studioFields['studio.fault.other'])
}

/** A fault of the theme without a field, with its key as written: it has no other name. */
export const themeSentence = (fault: ThemeFault): string =>
  t('studio.fault.stray', { file: 'theme.json', field: pathName(fault.path), what: faultText(fault) })
