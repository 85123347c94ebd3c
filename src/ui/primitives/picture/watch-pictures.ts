const FAILED = 'data-failed'

/** What of an image element decides whether it failed before anyone listened. */
type ImageState = Pick<HTMLImageElement, 'complete' | 'naturalWidth' | 'currentSrc'>

/** True for an image that finished without pixels. A lazy one that has not begun is not complete or has no source yet. */
export function hasFailed({ complete, naturalWidth, currentSrc }: ImageState): boolean {
  return complete && currentSrc !== '' && naturalWidth === 0
}

/**
 * Makes pictures that failed to load transparent, with two listeners per page, including failures from before
 * hydration. interfaceCss does the rest; their space stays.
 * @param onFailed - called with the address of the first failure: where one fails, others will too
 * @returns stops watching
 * @source diner spec §8 "a transparent placeholder image"
 */
export function watchPictures(page: Document, onFailed: (src: string) => void): () => void {
  let isReported = false
  const picture = ({ target }: Event): HTMLImageElement | undefined =>
    target instanceof HTMLImageElement && target.dataset.picture !== undefined ? target : undefined
  const fail = (image: HTMLImageElement | undefined): void => {
    if (!image) return
    image.setAttribute(FAILED, '')
    if (!isReported) onFailed(image.currentSrc)
    isReported = true
  }
  const onError = (event: Event): void => fail(picture(event))
  const onLoad = (event: Event): void => picture(event)?.removeAttribute(FAILED)
  page.addEventListener('error', onError, true)
  page.addEventListener('load', onLoad, true)
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-picture]')) {
    if (hasFailed(image)) fail(image)
  }
  return () => {
    page.removeEventListener('error', onError, true)
    page.removeEventListener('load', onLoad, true)
  }
}
