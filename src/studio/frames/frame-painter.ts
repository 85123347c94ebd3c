import type { ThemeMode } from '#domain/color/theme-finding.ts'
import type { Indicator } from '#generated/models.ts'
import type { ThemeFile } from '#generated/tenant.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'
import { resolveTheme } from '#theme/resolve.ts'
import type { EditorState, EditorStore } from '../theme/editor-store.ts'
import { frameLook } from './brand-css.ts'
import type { FrameLook } from './brand-css.ts'
import { dressFrame } from './dress-frame.ts'
import { measureRepaint } from './repaint-marks.ts'

/** Which of the two brands a frame shows: the draft, or what diners see now. */
export type FrameSide = 'draft' | 'published'

export type PaintedFrame = {
  readonly frame: HTMLIFrameElement
  readonly mode: ThemeMode
  readonly side: FrameSide
}

export type FramePainter = {
  /** From now on every edit shows in this frame. @returns ends it */
  add(painted: PaintedFrame): () => void
  /** Dresses a frame whose page has just been loaded. */
  dress(painted: PaintedFrame): void
  /** Shows the published brand in all frames, for as long as it is held. */
  holdPublished(isHeld: boolean): void
  setIndicators(indicators: readonly Indicator[]): void
}

type Brand = { readonly theme: Partial<ThemeFile>; readonly resolved: ReturnType<typeof resolveTheme> }

/**
 * Dresses the frames: all of them, in the animation frame after an edit, without React in between.
 *
 * @param store - of the theme in the making
 */
export function createFramePainter(store: EditorStore): FramePainter {
  const frames = new Set<PaintedFrame>()
  let indicators: readonly Indicator[] = []
  let isPublishedHeld = false
  let isPlanned = false
  let published = publishedBrand(store.getState())

  const brandOf = (side: FrameSide): Brand => {
    if (side === 'published' || isPublishedHeld) return published
    const { shown, verdict, faults } = store.getState()
    // while a value is wrong, what is judged and what is shown differ
    return {
      theme: shown,
      resolved: faults.length === 0 ? verdict.resolved : resolveTheme(shown.colorConfig ?? {}),
    }
  }
  const lookOf = (known: Map<string, FrameLook>, { side, mode }: PaintedFrame): FrameLook => {
    const key = `${side} ${mode}`
    const { theme, resolved } = brandOf(side)
    const look = known.get(key) ?? frameLook(theme, resolved, mode, indicators)
    known.set(key, look)
    return look
  }
  const paint = (): void => {
    isPlanned = false
    const looks = new Map<string, FrameLook>()
    let hasChanged = false
    for (const painted of frames) {
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
    if (state.published !== before.published) published = publishedBrand(state)
    if (state.shown !== before.shown || state.published !== before.published) plan()
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
    holdPublished: (isHeld) => {
      isPublishedHeld = isHeld
      plan()
    },
    setIndicators: (next) => {
      indicators = next
      plan()
    },
  }
}

function publishedBrand({ published, inherited }: EditorState): Brand {
  const theme = deepMerge<Partial<ThemeFile>>(inherited, published)
  return { theme, resolved: resolveTheme(theme.colorConfig ?? {}) }
}
