import type { FrameNetwork } from './frame-network.ts'
import { waitFor } from './wait-for.ts'

/** How often a page is looked for that is on its way. @units ms @source assumed: as often as a browser lets us */
const WATCH_EVERY_MS = 4
/** How often a page is opened again whose code was faster than we. */
const MOST_TRIES = 5

/** Goes elsewhere and waits until that page is there; a broken network is there before its code asks for anything. */
export async function go(
  frame: HTMLIFrameElement,
  network: FrameNetwork,
  signal: AbortSignal,
  leave: (view: Window) => void,
): Promise<boolean> {
  let leaveNow = leave
  for (let tries = 1; ; tries += 1) {
    const arrival = await arrive(frame, network, signal, leaveNow)
    if (arrival !== 'late' || !network.isTouched() || tries === MOST_TRIES) return arrival !== 'never'
    leaveNow = (view) => view.location.reload()
  }
}

/** Whoever comes while a page is parsed and its code answers nothing yet comes early: it has asked for nothing. */
async function arrive(
  frame: HTMLIFrameElement,
  network: FrameNetwork,
  signal: AbortSignal,
  leave: (view: Window) => void,
): Promise<'early' | 'late' | 'never'> {
  const view = frame.contentWindow
  if (!view) return 'never'
  let isLoaded = false
  let isEarly = false
  let known = frame.contentDocument
  frame.addEventListener('load', () => (isLoaded = true), { once: true })
  leave(view)
  const watch = setInterval(() => {
    if (!frame.contentDocument || frame.contentDocument === known) return
    known = frame.contentDocument
    isEarly = known.readyState === 'loading' && !known.querySelector('fieldset:enabled')
    network.enter(view)
  }, WATCH_EVERY_MS)
  const hasArrived = (await waitFor(() => (isLoaded ? true : undefined), signal)) === true
  clearInterval(watch)
  network.enter(view)
  return hasArrived ? (isEarly ? 'early' : 'late') : 'never'
}
