import { createMessages } from '#messages/index.ts'
import { studio } from '#messages/studio.ts'
import { keywordText } from '../fields/field-texts.ts'
import type { ThemeFault } from '../theme/theme-faults.ts'
import { pathName } from '../theme/theme-path.ts'
import type { IntakeProblem } from './read-folder.ts'

const t = createMessages()(studio)

/** A problem with its file and field: 'menu.json, categories.0.name: falta este dato.' */
export function problemText({ file, field, keyword, detail }: IntakeProblem): string {
  const what = keywordText(keyword)
  const where = field === '' ? file : t('studio.problem.field', { file, field })
  const said = detail === '' || keyword === 'json' ? what : t('studio.problem.detail', { what, detail })
  return t('studio.problem', { where, what: said })
}

/** A fault of the theme that stands beside no field, with its key as it is written: nobody knows it by another name. */
export const strayText = ({ path, keyword }: ThemeFault): string =>
  problemText({ file: 'theme.json', field: pathName(path), keyword, detail: '' })
