import type { StudioRemark } from '#generated/models.ts'

/** Colours and font of the theme, which the verdict covers with every edit. */
const IN_VERDICT = /^\$\.(?:colorConfig|fontFamily)\b/

/** The remarks on a folder that the theme's verdict does not include. */
export const otherRemarks = (remarks: readonly StudioRemark[]): readonly StudioRemark[] =>
  remarks.filter(({ code, path }) => code !== 'theme' || !IN_VERDICT.test(path))
