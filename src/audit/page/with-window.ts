import type { Page } from 'playwright'

/** Gives the window another size while something is measured. @units CSS pixels */
export async function withWindow<T>(
  page: Page,
  size: { width: number; height: number },
  measure: () => Promise<T>,
): Promise<T> {
  const before = page.viewportSize()
  await page.setViewportSize(size)
  try {
    return await measure()
  } finally {
    if (before) await page.setViewportSize(before)
  }
}
