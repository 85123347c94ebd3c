import type { StudioDraft } from '#generated/models.ts'
import { textsOf } from '../frames/draft-content.ts'
import type { Editor } from './editor-context.tsx'
import { themeOfTexts } from './theme-text.ts'

/** What diners see changed: from now on everything is compared with these files. */
export function takeAsLive(
  { live, theme }: Pick<Editor, 'live' | 'theme'>,
  files: StudioDraft['files'],
): void {
  const texts = textsOf(files)
  live.setState(texts, true)
  theme.getState().publishedNow(themeOfTexts(texts))
}
