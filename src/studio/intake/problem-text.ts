import { createMessages } from '#messages/index.ts'
import { keywordText } from '../fields/field-texts.ts'
import type { IntakeProblem } from './read-folder.ts'

const t = createMessages()

/** A problem with its file and field: 'menu.json, categories.0.name: falta este dato.' */
export function problemText({ file, field, keyword, detail }: IntakeProblem): string {
  const what = keywordText(keyword)
  const where = field === '' ? file : t('studio.problem.field', { file, field })
  const said = detail === '' || keyword === 'json' ? what : t('studio.problem.detail', { what, detail })
  return t('studio.problem', { where, what: said })
}
