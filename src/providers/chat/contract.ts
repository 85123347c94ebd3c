import { CHAT_OPEN_RETRIES, CHAT_OPEN_RETRY_MS } from '#domain/defaults.ts'
import type { Clock } from '#platform/clock.ts'

/**
 * A chat with the venue, as its vendor offers it.
 * @source diner spec §2.15 "It can be shown, hidden, opened with a message or shut down"
 */
export interface ChatWidget {
  /** key in the list of adapters, and name of the folder */
  readonly id: string
  /** Shows the chat button. */
  readonly show: () => void
  /** Hides the button and an open chat until `show`. */
  readonly hide: () => void
  /**
   * Opens the chat, with the message filled in but not sent.
   * @returns false while the vendor's code is not loaded: try again
   */
  readonly open: (message?: string) => boolean
  /** Ends the chat and removes it from the page. */
  readonly shutDown: () => void
}

/**
 * Opens a chat whose code may still be loading: up to ten tries, 200 ms apart.
 * @param wait - the clock's
 * @param onDone - called once with whether it opened
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
