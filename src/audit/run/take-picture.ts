import type { Page } from 'playwright'

import type { AuditOccurrence } from '#generated/audit.ts'
import type { Finding } from '../rule.ts'
import type { Picture } from '../report/picture.ts'

/** Margin around the element, and maximum size. @units CSS pixels @source assumed: recognisable, and small */
const AROUND = 48
const MOST = { width: 480, height: 360 }
const JPEG_QUALITY = 65
/**
 * Timeout for the element to stop moving; after it there is no picture.
 * @source assumed: a loaded machine draws a frame in a second
 */
const WAIT_MS = 5_000

/**
 * Takes a picture of a finding's element and its surroundings. The page may be scrolled for it.
 * @returns undefined for an invisible element
 */
export async function takePicture(
  page: Page,
  { target }: Pick<Finding, 'target'>,
  where: AuditOccurrence,
): Promise<Picture | undefined> {
  const size = page.viewportSize()
  const element = page.locator(target).first()
  // a removed element is not waited for
  const isThere = await element.isVisible()
  const isStill =
    isThere &&
    (await element.scrollIntoViewIfNeeded({ timeout: WAIT_MS }).then(
      () => true,
      () => false,
    ))
  const box = isStill ? await element.boundingBox({ timeout: WAIT_MS }) : null
  if (size === null || box === null || box.width < 1 || box.height < 1) return undefined
  const across = stretch(box.x, box.width, size.width, MOST.width)
  const down = stretch(box.y, box.height, size.height, MOST.height)
  if (across.length < 1 || down.length < 1) return undefined
  const jpeg = await page.screenshot({
    type: 'jpeg',
    quality: JPEG_QUALITY,
    scale: 'css',
    animations: 'disabled',
    clip: { x: across.start, y: down.start, width: across.length, height: down.length },
  })
  return {
    data: jpeg.toString('base64'),
    width: across.length,
    height: down.length,
    box: {
      x: box.x - across.start,
      y: box.y - down.start,
      width: Math.min(box.width, across.start + across.length - box.x),
      height: Math.min(box.height, down.start + down.length - box.y),
    },
    where,
  }
}

/** The captured range in one direction: the element with a margin, or its beginning. */
function stretch(start: number, length: number, window: number, most: number) {
  const from = Math.floor(Math.max(0, start - AROUND))
  const to = Math.ceil(Math.min(window, start + length + AROUND, from + most))
  return { start: from, length: to - from }
}
