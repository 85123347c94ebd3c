import type { StudioFault } from '#generated/models.ts'
import { faultSentence } from '#messages/faults.ts'
import { faultText, pathLabel, themeSentence } from '../fields/field-texts.ts'
import { isFieldless } from '../theme/fieldless-faults.ts'
import type { ThemeFault } from '../theme/theme-faults.ts'

/**
 * All errors that prevent publishing as sentences, as many as the verdict counts.
 * @param faults - of the theme in the editor
 * @param others - faults that only the server finds
 */
export const blockingTexts = (
  faults: readonly ThemeFault[],
  others: readonly StudioFault[],
): readonly string[] => [
  ...faults
    .filter((fault) => !isFieldless(fault))
    .map((fault) => `${pathLabel(fault.path)}: ${faultText(fault)}`),
  ...faults.filter(isFieldless).map(themeSentence),
  ...others.map(faultSentence),
]
