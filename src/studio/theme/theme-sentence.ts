import { createMessages } from '#messages/index.ts'
import { studio } from '#messages/studio.ts'
import { faultText } from '../fields/field-texts.ts'
import type { ThemeFault } from './theme-faults.ts'
import { pathName } from './theme-path.ts'

const t = createMessages()(studio)

/** A fault of the theme that stands beside no field, with its key as it is written: nobody knows it by another name. */
export const themeSentence = (fault: ThemeFault): string =>
  t('studio.fault.stray', { file: 'theme.json', field: pathName(fault.path), what: faultText(fault) })
