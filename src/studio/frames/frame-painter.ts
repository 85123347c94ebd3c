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
  /** Dresses a frame; from now on every edit shows in it. @returns ends it */
  add(painted: PaintedFrame): () => void
  /** Dresses a frame whose page has just been loaded, where it was added. */
  dress(frame: HTMLIFrameElement): void
}

/**
 * Dresses the frames: all of them, in the animation frame after an edit, without React in between.
 * @param store - of the theme in the making
 * @param content - of the draft, whose labels have colours of their own
 */
export function createFramePainter(store: EditorStore, content: StoreApi<DraftContent>): FramePainter {
  const frames = new Map<HTMLIFrameElement, PaintedFrame>()
  let isPlanned = false

  const draftLook = (): FolderLook => {
    const { shown, verdict, faults } = store.getState()
    // while a value is wrong, what is judged and what is shown differ
    return {
      theme: shown,
      indicators: content.getState().documents?.menu.indicators ?? [],
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
    for (const painted of frames.values()) {
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
  content.subscribe(plan)
  const dress = (frame: HTMLIFrameElement): void => {
    const [painted, page] = [frames.get(frame), frame.contentDocument]
    if (painted && page) dressFrame(page, lookOf(new Map(), painted))
  }
  return {
    add: (painted) => {
      frames.set(painted.frame, painted)
      dress(painted.frame)
      return () => void frames.delete(painted.frame)
    },
    dress,
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
