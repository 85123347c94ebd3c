import type { ThemeMode } from '#domain/color/theme-finding.ts'
import type { Indicator } from '#generated/models.ts'
import { themeCss } from '#theme/css.ts'
import { fontFaceCss } from '#theme/fonts.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { indicatorCss } from '#ui/patterns/indicator-css.ts'
import type { EditorStore } from '../theme/editor-store.ts'
import type { FolderLook } from './beside-folder.ts'
import { measureRepaint } from './repaint-marks.ts'

/** What a frame is dressed in. The faces stand apart: parsing them again would make every text flicker. */
type FrameLook = { readonly colors: string; readonly faces: string }

/** Phones draw their scroll bars over the page; a bar beside it would take width from a frame of 360 px. */
const NO_BAR = 'html{scrollbar-gutter:auto;scrollbar-width:none}'

/**
 * The part of a page's style that a brand decides, by the functions that the server makes it with, in one mode
 * whatever the device prefers.
 */
function frameLook({ theme, resolved, indicators }: FolderLook, mode: ThemeMode): FrameLook {
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

export type PaintedFrame = {
  readonly frame: HTMLIFrameElement
  readonly mode: ThemeMode
  /** of a folder that is not edited; the draft's own when absent */
  readonly worn?: FolderLook
}

export type FramePainter = {
  /** From now on every edit shows in this frame. @returns ends it */
  add(painted: PaintedFrame): () => void
  /** Dresses a frame whose page has just been loaded. */
  dress(painted: PaintedFrame): void
  setIndicators(indicators: readonly Indicator[]): void
}

/**
 * Dresses the frames: all of them, in the animation frame after an edit, without React in between.
 * @param store - of the theme in the making
 */
export function createFramePainter(store: EditorStore): FramePainter {
  const frames = new Set<PaintedFrame>()
  let indicators: readonly Indicator[] = []
  let isPlanned = false

  const draftLook = (): FolderLook => {
    const { shown, verdict, faults } = store.getState()
    // while a value is wrong, what is judged and what is shown differ
    return {
      theme: shown,
      indicators,
      resolved: faults.length === 0 ? verdict.resolved : resolveTheme(shown.colorConfig ?? {}),
    }
  }
  /** @param known - of the draft, which all its frames of a mode share */
  const lookOf = (known: Map<ThemeMode, FrameLook>, { worn, mode }: PaintedFrame): FrameLook => {
    if (worn) return frameLook(worn, mode)
    const look = known.get(mode) ?? frameLook(draftLook(), mode)
    known.set(mode, look)
    return look
  }
  const paint = (): void => {
    isPlanned = false
    const looks = new Map<ThemeMode, FrameLook>()
    let hasChanged = false
    for (const painted of frames) {
      // a folder that nobody edits keeps what it was dressed in
      if (painted.worn) continue
      const page = painted.frame.contentDocument
      if (page) hasChanged = dressFrame(page, lookOf(looks, painted)) || hasChanged
    }
    if (hasChanged) measureRepaint()
  }
  const plan = (): void => {
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(paint)
  }
  store.subscribe((state, before) => {
    if (state.shown !== before.shown) plan()
  })
  return {
    add: (painted) => {
      frames.add(painted)
      return () => void frames.delete(painted)
    },
    dress: (painted) => {
      const page = painted.frame.contentDocument
      if (page) dressFrame(page, lookOf(new Map(), painted))
    },
    setIndicators: (next) => {
      indicators = next
      plan()
    },
  }
}

type Sheets = { readonly colors: CSSStyleSheet; readonly faces: CSSStyleSheet; worn: FrameLook }

/** The sheets of each document; a document that is gone takes them along. */
const dressed = new WeakMap<Document, Sheets>()

/**
 * Lays a look over a page without loading it again. Its own style element stays: sheets that a page adopts come
 * after all elements, so ours win by their order and the page's policy allows them.
 * @param page - document of a frame of this origin
 * @returns whether anything changed
 */
function dressFrame(page: Document, look: FrameLook): boolean {
  const known = dressed.get(page)
  if (known) {
    const { worn } = known
    if (worn.colors !== look.colors) known.colors.replaceSync(look.colors)
    if (worn.faces !== look.faces) known.faces.replaceSync(look.faces)
    known.worn = look
    return worn.colors !== look.colors || worn.faces !== look.faces
  }
  // a page adopts only sheets of its own world
  const Sheet = page.defaultView?.CSSStyleSheet
  if (!Sheet) return false
  const [faces, colors] = [new Sheet(), new Sheet()]
  faces.replaceSync(look.faces)
  colors.replaceSync(look.colors)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, faces, colors]
  dressed.set(page, { colors, faces, worn: look })
  return true
}
