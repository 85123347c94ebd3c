import { addressToShare } from '#domain/routes/common-address.ts'

/** How sharing ended; a share sheet that the diner closed again is `dismissed`. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed'

/**
 * Offers the device's share sheet for this page; where there is none, its address is copied. What the address says of
 * the diner is not handed out. Never throws.
 */
export async function sharePage(title: string): Promise<ShareOutcome> {
  const url = addressToShare(window.location.href)
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed'
  }
}
