import type { StoreApi } from 'zustand/vanilla'

import type { ThemeMode } from '#domain/color/theme-finding.ts'
import { themeCss } from '#theme/css.ts'
import { fontFaceCss } from '#theme/fonts.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { indicatorCss } from '#ui/patterns/indicator-css.ts'
import type { EditorStore } from '../theme/editor-store.ts'
import type { FolderLook } from './compared-folder.ts'
import type { DraftContent } from './draft-content.ts'
import { measureRepaint } from './repaint-marks.ts'

/** Styles of a frame. Font faces are separate: parsing them again would make all text flicker. */
type FrameLook = { readonly colors: string; readonly faces: string }

/** Phones overlay their scroll bars; a classic one would reduce the width of a 360 px frame. */
const NO_BAR = 'html{scrollbar-gutter:auto;scrollbar-width:none}'

/** The brand's part of a page's style, made by the server's functions, in one mode whatever the device prefers. */
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
  /** of a read-only folder; by default the draft's */
  readonly ownLook?: FolderLook
}

export type FramePainter = {
  /** Styles a frame; every later edit shows in it. @returns ends it */
  add(painted: PaintedFrame): () => void
  /** Styles an added frame after its page has loaded. */
  restyle(frame: HTMLIFrameElement): void
}

/**
 * Updates the styles of all frames in the animation frame after an edit, bypassing React.
 * @param store - of the edited theme
 * @param content - of the draft, whose labels have their own colours
 */
export function createFramePainter(store: EditorStore, content: StoreApi<DraftContent>): FramePainter {
  const frames = new Map<HTMLIFrameElement, PaintedFrame>()
  let isPlanned = false

  const draftLook = (): FolderLook => {
    const { shown, verdict, faults } = store.getState()
    // while a value is invalid, the judged and the shown theme differ
    return {
      theme: shown,
      indicators: content.getState().documents?.menu.indicators ?? [],
      resolved: faults.length === 0 ? verdict.resolved : resolveTheme(shown.colorConfig ?? {}),
    }
  }
  /** @param known - cache of the draft's styles, shared by its frames of a mode */
  const lookOf = (known: Map<ThemeMode, FrameLook>, { ownLook, mode }: PaintedFrame): FrameLook => {
    if (ownLook) return frameLook(ownLook, mode)
    const look = known.get(mode) ?? frameLook(draftLook(), mode)
    known.set(mode, look)
    return look
  }
  const paint = (): void => {
    isPlanned = false
    const looks = new Map<ThemeMode, FrameLook>()
    let hasChanged = false
    for (const painted of frames.values()) {
      // the style of a read-only folder never changes
      if (painted.ownLook) continue
      const page = painted.frame.contentDocument
      if (page) hasChanged = applyLook(page, lookOf(looks, painted)) || hasChanged
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
  content.subscribe(plan)
  const restyle = (frame: HTMLIFrameElement): void => {
    const [painted, page] = [frames.get(frame), frame.contentDocument]
    if (painted && page) applyLook(page, lookOf(new Map(), painted))
  }
  return {
    add: (painted) => {
      frames.set(painted.frame, painted)
      restyle(painted.frame)
      return () => void frames.delete(painted.frame)
    },
    restyle,
  }
}

type Sheets = { readonly colors: CSSStyleSheet; readonly faces: CSSStyleSheet; applied: FrameLook }

/** The style sheets of each document, held weakly. */
const sheetsOf = new WeakMap<Document, Sheets>()

/**
 * Applies a style to a page without reloading it. The page's own style element stays: adopted sheets come after all
 * elements, so they win by order, and the page's security policy allows them.
 * @param page - document of a frame of this origin
 * @returns whether anything changed
 */
function applyLook(page: Document, look: FrameLook): boolean {
  const known = sheetsOf.get(page)
  if (known) {
    const { applied } = known
    if (applied.colors !== look.colors) known.colors.replaceSync(look.colors)
    if (applied.faces !== look.faces) known.faces.replaceSync(look.faces)
    known.applied = look
    return applied.colors !== look.colors || applied.faces !== look.faces
  }
  // a page adopts only sheets created in its own window
  const Sheet = page.defaultView?.CSSStyleSheet
  if (!Sheet) return false
  const [faces, colors] = [new Sheet(), new Sheet()]
  faces.replaceSync(look.faces)
  colors.replaceSync(look.colors)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, faces, colors]
  sheetsOf.set(page, { colors, faces, applied: look })
  return true
}
