import { addressToShare } from '#domain/routes/common-address.ts'

/** How sharing ended; `dismissed` when the diner closed the share sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed'

/**
 * Opens the device's share sheet for this page; without one it copies the address. Personal parameters are removed from
 * the address. Never throws.
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
