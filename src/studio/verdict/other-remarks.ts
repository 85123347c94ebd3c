import type { StudioRemark } from '#generated/models.ts'

/** Colours and the font of the theme itself, which the verdict on them says with every edit. */
const IN_VERDICT = /^\$\.(?:colorConfig|fontFamily)\b/

/** The remarks on a folder that the verdict on its colours does not say. */
export const otherRemarks = (remarks: readonly StudioRemark[]): readonly StudioRemark[] =>
  remarks.filter(({ code, path }) => code !== 'theme' || !IN_VERDICT.test(path))
