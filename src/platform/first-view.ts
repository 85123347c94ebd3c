/** A picture that takes longer than this after the first paint is waited for no longer. */
const PICTURE_MS = 1_000

/** When what a page shows first is shown: its first paint, and the one picture of high priority, where it has one. */
export async function firstView(): Promise<void> {
  // a tab in the background paints nothing
  if (document.hidden) return
  // A task that is put off from within a frame runs once that frame is painted. Paint timing says the same, but not in
  // browsers that hide timings from pages, and there the page would wait for ever.
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) return
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', resolve)
    setTimeout(resolve, PICTURE_MS)
  })
}
