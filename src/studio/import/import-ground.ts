import type { Editor } from '../editor/editor-context.tsx'
import { themeText } from '../editor/theme-text.ts'
import { textsOf } from '../frames/draft-content.ts'
import { fileOf } from '../theme/editor-store.ts'
import type { ImportGround } from './read-import.ts'

const ASSETS = 'assets/'

/**
 * What an import meets: the draft as it is here, saved or not.
 *
 * @param how - whether plates stay that the source lacks; now in ms since 1970
 */
export function importGround(
  { base, saver, theme }: Pick<Editor, 'base' | 'saver' | 'theme'>,
  how: Pick<ImportGround, 'keep' | 'now'>,
): ImportGround {
  const { files } = saver.store.getState().draft
  const state = theme.getState()
  const { 'menu.json': _, ...texts } = textsOf(files)
  return {
    base,
    own: {
      ...texts,
      'theme.json': themeText(fileOf(state)),
      ...(state.menu !== undefined && { 'menu.json': state.menu }),
    },
    textless: new Set(files.flatMap(({ path, text }) => (text === undefined ? [path] : []))),
    assets: new Set(
      files.flatMap(({ path }) => (path.startsWith(ASSETS) ? [path.slice(ASSETS.length)] : [])),
    ),
    ...how,
  }
}
