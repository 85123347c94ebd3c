/** The studio's own look: greys, so that no brand has a rival, and one blue for focus and choice. Judged like any theme. */
export const STUDIO_COLORS = {
  colorModeType: 'AUTO',
  mainBackgroundColorLight: '#f4f4f5',
  mainBackgroundColorDark: '#1b1b1e',
  lightMainColor: '#2563eb',
  darkMainColor: '#8ab4ff',
  buttonBorderedColorLight: '#26262b',
  buttonBorderedColorDark: '#ececf1',
  mainTextColorLight: '#18181b',
  mainTextColorDark: '#f4f4f5',
  descriptionTextColorLight: '#52525b',
  descriptionTextColorDark: '#b3b3bd',
  promotionalBannerColorLight: '#e4e4e7',
  promotionalBannerColorDark: '#303036',
} as const
