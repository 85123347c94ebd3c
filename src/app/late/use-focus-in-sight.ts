import { useEffect } from 'react'
import { useToastStore } from '#ui/primitives/toast/toast-context.tsx'

/**
 * Keeps the focused element visible. A Tab press scrolls the whole element and its card into view: browsers leave a
 * link in a sideways scrolling bar, and its focus ring, cut off once a part of it shows. Where a toast covers the
 * focused element, the page scrolls by as much (WCAG 2.4.11).
 */
export function useFocusInSight() {
  useClearOfToasts()
  useEffect(() => {
    const show = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (key !== 'Tab' || ctrlKey || altKey || metaKey) return
      const { activeElement } = document
      // if a card is higher than the window, the link is what counts
      for (const one of [cardOf(activeElement), activeElement])
        one?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      clearOfToasts()
    }
    document.addEventListener('keyup', show)
    return () => document.removeEventListener('keyup', show)
  }, [])
}

/** Scrolls the page when a toast covers the focused element. */
export function useClearOfToasts() {
  const toasts = useToastStore()
  // rendered by the next frame
  useEffect(() => toasts?.subscribe(() => requestAnimationFrame(clearOfToasts)), [toasts])
}

/** The card that a link covers; it shows the focus ring. */
function cardOf(link: Element | null): Element | null {
  if (!(link instanceof HTMLElement) || getComputedStyle(link).position !== 'static') return null
  const { content, position } = getComputedStyle(link, '::after')
  return content !== 'none' && position === 'absolute' ? link.offsetParent : null
}

const TOASTS = '[role=region] > :is([role=status], [role=alert]) > div'
/** Gap between the focused element with its ring and a toast. @units CSS pixels */
const GAP = 12

/** Scrolls to make room above a toast, but never so far that the focused element goes under the top bars. */
function clearOfToasts(): void {
  const { activeElement: focused } = document
  // an element pressed by finger is visible and has no ring
  const scroller = focused?.matches(':focus-visible') ? scrollerOf(focused) : null
  if (!focused || !scroller) return
  const { left, right, top, bottom, height } = focused.getBoundingClientRect()
  // the page itself, at its top
  if (height > window.innerHeight / 2) return
  const edge = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top
  const room = top - edge - (Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0)
  for (const toast of document.querySelectorAll(TOASTS)) {
    // a toast animates as it appears, but its place is fixed
    const place = toast.parentElement?.parentElement?.getBoundingClientRect()
    const box = toast.getBoundingClientRect()
    if (!place || toast.contains(focused) || right < box.left || left > box.right) continue
    // in a dialog toasts are at the top
    if (place.top < window.innerHeight / 2 || bottom < place.top || top > place.bottom) continue
    return scroller.scrollBy({
      top: Math.min(bottom + GAP - place.top, Math.max(0, room)),
      behavior: 'instant',
    })
  }
}

/** The scroll container of an element; never the page behind a dialog. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
    if (at.localName === 'dialog' || getComputedStyle(at).position === 'fixed') return null
  }
  return document.scrollingElement
}
