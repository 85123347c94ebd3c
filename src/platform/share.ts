/** How sharing ended; a share sheet that the diner closed again is `dismissed`. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed'

/** Offers the device's share sheet; where there is none, the address is copied. Never throws. */
export async function sharePage(data: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(data)
      return 'shared'
    }
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed'
  }
}
