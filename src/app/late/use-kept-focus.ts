import { useEffect } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/**
 * What is pressed often takes itself away: a filter that is lifted, a question that is answered. The focus then goes to
 * the beginning of what it stood in, as a list, else to the page's content, never to the beginning of the document. A
 * dialog gives the focus back to what opened it; where that has gone, the same holds for its place.
 */
export function useKeptFocus() {
  useEffect(() => {
    let place: Element[] = []
    const note = ({ target }: FocusEvent) => {
      place = target instanceof Element ? pathOf(target, place) : []
    }
    // Who leaves an element that stays has left it; a dialog that closes has let go of it.
    const forget = () =>
      queueMicrotask(() => {
        if (isFree() && place[0]?.isConnected && !place[0].closest('[inert]')) place = []
      })
    const keep = () => {
      if (!isFree() || !place[0] || place[0].isConnected) return
      const target = nearest(place)
      place = []
      target?.focus({ preventScroll: true })
    }
    if (document.activeElement) place = pathOf(document.activeElement, place)
    const removals = new MutationObserver(keep)
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', forget)
    removals.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', forget)
      removals.disconnect()
    }
  }, [])
}

const isFree = () => document.activeElement === document.body || document.activeElement === null

/**
 * An element and what it stands in, without the document itself; of a dialog, then what opened it.
 * @param before - where the focus was
 */
function pathOf(element: Element, before: readonly Element[]): Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    path.push(at)
    if (at instanceof HTMLDialogElement) return [...path, ...before.slice(before.indexOf(at) + 1)]
  }
  return path
}

function nearest(place: readonly Element[]): HTMLElement | null {
  const content = document.getElementById('content')
  for (const at of place) {
    if (!at.isConnected) continue
    // What holds the page's heading is the page, whose first control is somewhere else.
    if (content && (at.contains(content) || at.querySelector('h1'))) return content
    const next = [...at.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
      (one) => one.getClientRects().length > 0,
    )
    if (next) return next
  }
  return content
}
