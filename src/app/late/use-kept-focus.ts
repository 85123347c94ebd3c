import { useEffect } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/**
 * Moves the focus when a pressed control removes itself, such as a lifted filter or an answered question. The focus
 * goes to the first control of the nearest container, else to the page's content, never to the start of the document. A
 * closing dialog returns the focus to its opener; if that is gone, the same applies to the opener's container.
 */
export function useKeptFocus() {
  useEffect(() => {
    let place: Element[] = []
    const note = ({ target }: FocusEvent) => {
      place = target instanceof Element ? pathOf(target, place) : []
    }
    // Focus left an element that stays in the page, by blur or by a closing dialog: nothing to restore.
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
 * An element and its ancestors, without the document; for a dialog, also those of its opener.
 * @param before - path of the previous focus
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
    // A container of the page's heading is the page: its first control is too far away.
    if (content && (at.contains(content) || at.querySelector('h1'))) return content
    const next = [...at.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
      (one) => one.getClientRects().length > 0,
    )
    if (next) return next
  }
  return content
}
