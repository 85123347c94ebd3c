/** A picture that takes longer than this after the first paint is no longer waited for. */
const PICTURE_MS = 1_000

/** Resolves when the first view is visible: the first paint, and the one picture of high priority, if there is one. */
export async function firstView(): Promise<void> {
  // a background tab does not paint
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
