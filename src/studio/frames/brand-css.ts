import type { ThemeMode } from '#domain/color/theme-finding.ts'
import { themeCss } from '#theme/css.ts'
import { fontFaceCss } from '#theme/fonts.ts'
import { indicatorCss } from '#ui/patterns/indicator-css.ts'
import type { FolderLook } from './beside-folder.ts'

/** What a frame is dressed in. The faces stand apart: parsing them again would make every text flicker. */
export type FrameLook = { readonly colors: string; readonly faces: string }

/** Phones draw their scroll bars over the page; a bar beside it would take width from a frame of 360 px. */
const NO_BAR = 'html{scrollbar-gutter:auto;scrollbar-width:none}'

/**
 * The part of a page's style that a brand decides, by the functions that the server makes it with, in one mode
 * whatever the device prefers.
 */
export function frameLook({ theme, resolved, indicators }: FolderLook, mode: ThemeMode): FrameLook {
  const { fontFamily, radius, density } = theme
  const colorModeType = mode === 'dark' ? 'DARK' : 'LIGHT'
  return {
    colors:
      themeCss(resolved, { colorModeType, fontFamily, radius, density }) +
      indicatorCss(indicators, resolved) +
      NO_BAR,
    faces: fontFaceCss(fontFamily),
  }
}
