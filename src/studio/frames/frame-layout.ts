import type { ThemeMode } from '#domain/color/theme-finding.ts'

/** Widths at which screens are shown. @units CSS pixels @source issue: 360, 768 and 1280 px */
export const FRAME_WIDTHS = [360, 768, 1280] as const
export type FrameWidth = (typeof FRAME_WIDTHS)[number]

/**
 * `one`: a screen; `modes`: in light and dark; `widths`: at every width; `wall`: all screens; `divider`: before and
 * after.
 */
export type FrameArrangement = 'one' | 'modes' | 'widths' | 'wall' | 'divider'

/** Window height for a width. @units CSS pixels @source assumed: usual phones, tablets, laptops */
const DEVICE_HEIGHTS: Readonly<Record<FrameWidth, number>> = { 360: 740, 768: 1024, 1280: 800 }

/** A frame of the stage. @units CSS pixels of the page inside; scale: drawn size over real size */
export type FrameBox = {
  readonly width: FrameWidth
  readonly height: number
  readonly mode: ThemeMode
  readonly scale: number
}

/** Displayed size of a frame. */
export const drawnSize = ({ width, height, scale }: FrameBox) => ({
  width: width * scale,
  height: height * scale,
})

const GAP_PX = 24
const CAPTION_PX = 32
/** Titles are unreadable below this scale. */
const SMALLEST_SCALE = 0.2

/**
 * Positions of an arrangement's frames: as large as the space allows, at most life-size.
 * @param room - in CSS pixels
 */
export function arrangeFrames(
  room: { readonly width: number; readonly height: number },
  arrangement: Exclude<FrameArrangement, 'wall'>,
  width: FrameWidth,
  mode: ThemeMode,
): readonly FrameBox[] {
  const asked: readonly { width: FrameWidth; mode: ThemeMode }[] =
    arrangement === 'modes'
      ? [
          { width, mode: 'light' },
          { width, mode: 'dark' },
        ]
      : arrangement === 'widths'
        ? FRAME_WIDTHS.map((one) => ({ width: one, mode }))
        : [{ width, mode }]
  const across = asked.reduce((sum, one) => sum + one.width, 0)
  const free = room.width - GAP_PX * (asked.length - 1)
  const scale = Math.max(SMALLEST_SCALE, Math.min(1, free / across))
  const tall = Math.max(200, room.height - CAPTION_PX)
  return asked.map((one) => ({ ...one, scale, height: heightOf(one.width, tall / scale, asked.length > 1) }))
}

/** A single page fills the space; several are as tall as their device, if there is space. */
function heightOf(width: FrameWidth, available: number, isBeside: boolean): number {
  const device = DEVICE_HEIGHTS[width]
  return Math.round(isBeside ? Math.min(available, device * 1.4) : available)
}

/** Size of a picture on the wall. */
export function wallBox(width: FrameWidth, mode: ThemeMode): FrameBox {
  const drawn: Readonly<Record<FrameWidth, number>> = { 360: 200, 768: 280, 1280: 360 }
  return { width, mode, height: DEVICE_HEIGHTS[width], scale: drawn[width] / width }
}
