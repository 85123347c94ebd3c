import { CHAT_OPEN_RETRIES, CHAT_OPEN_RETRY_MS } from '#domain/defaults.ts'
import type { Clock } from '#platform/clock.ts'

/**
 * A chat with the venue, as its vendor offers it.
 * @source diner spec §2.15 "It can be shown, hidden, opened with a message or shut down"
 */
export interface ChatWidget {
  /** key in the list of adapters, and the folder's name */
  readonly id: string
  /** Offers the chat. */
  readonly show: () => void
  /** Takes the offer and an open chat away, until it is shown again. */
  readonly hide: () => void
  /**
   * Opens the chat, with the message written but not sent.
   * @returns false while the vendor's code is not there: try again
   */
  readonly open: (message?: string) => boolean
  /** Ends the chat: nothing of it is left on the page. */
  readonly shutDown: () => void
}

/**
 * Opens a chat whose code may still be on its way: ten times at 200 ms, and no more.
 * @param wait - the clock's
 * @param onDone - told once, whether it opened
 * @returns stops trying
 * @source diner spec §2.15, §9 "Chat open retries"
 */
export function openWithRetries(
  widget: Pick<ChatWidget, 'open'>,
  message: string | undefined,
  wait: Clock['after'],
  onDone: (opened: boolean) => void,
): () => void {
  let stop = () => undefined as void
  const attempt = (left: number) => {
    if (widget.open(message)) return onDone(true)
    if (left === 0) return onDone(false)
    stop = wait(CHAT_OPEN_RETRY_MS, () => attempt(left - 1))
  }
  attempt(CHAT_OPEN_RETRIES)
  return () => stop()
}
