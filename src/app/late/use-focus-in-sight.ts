import { useEffect } from 'react'
import { useToastStore } from '#ui/primitives/toast/toast-context.tsx'

/**
 * What the keyboard is at stays in sight. Where the Tab key leads comes into sight whole, with the card around it: a browser
 * leaves a link of a bar that scrolls sideways cut off as soon as a part of it shows, and with it the ring. A toast that
 * comes over it, or stands where it comes to, has the page scroll by as much (WCAG 2.4.11).
 */
export function useFocusInSight() {
  useClearOfToasts()
  useEffect(() => {
    const show = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (key !== 'Tab' || ctrlKey || altKey || metaKey) return
      const { activeElement } = document
      // of a card that is higher than the window the link counts
      for (const one of [cardOf(activeElement), activeElement])
        one?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      clearOfToasts()
    }
    document.addEventListener('keyup', show)
    return () => document.removeEventListener('keyup', show)
  }, [])
}

/** A toast that comes over what the keyboard is at has the page scroll by as much. */
export function useClearOfToasts() {
  const toasts = useToastStore()
  // drawn by the next frame
  useEffect(() => toasts?.subscribe(() => requestAnimationFrame(clearOfToasts)), [toasts])
}

/** The card that a link lies over, which has the ring in its place. */
function cardOf(link: Element | null): Element | null {
  if (!(link instanceof HTMLElement) || getComputedStyle(link).position !== 'static') return null
  const { content, position } = getComputedStyle(link, '::after')
  return content !== 'none' && position === 'absolute' ? link.offsetParent : null
}

const TOASTS = '[role=region] > :is([role=status], [role=alert]) > div'
/** Between what has the focus, with its ring, and a toast. @units CSS pixels */
const GAP = 12

/** Makes room above a toast, as far as what has the focus stays below what stands at the top. */
function clearOfToasts(): void {
  const { activeElement: focused } = document
  // what was pressed by a finger is in sight, and has no ring
  const scroller = focused?.matches(':focus-visible') ? scrollerOf(focused) : null
  if (!focused || !scroller) return
  const { left, right, top, bottom, height } = focused.getBoundingClientRect()
  // the page itself, where it begins
  if (height > window.innerHeight / 2) return
  const edge = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top
  const room = top - edge - (Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0)
  for (const toast of document.querySelectorAll(TOASTS)) {
    // a toast moves as it appears, its place does not
    const place = toast.parentElement?.parentElement?.getBoundingClientRect()
    const box = toast.getBoundingClientRect()
    if (!place || toast.contains(focused) || right < box.left || left > box.right) continue
    // in a dialog toasts stand at the top
    if (place.top < window.innerHeight / 2 || bottom < place.top || top > place.bottom) continue
    return scroller.scrollBy({
      top: Math.min(bottom + GAP - place.top, Math.max(0, room)),
      behavior: 'instant',
    })
  }
}

/** What scrolls an element; the page behind a dialog does not. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
    if (at.localName === 'dialog' || getComputedStyle(at).position === 'fixed') return null
  }
  return document.scrollingElement
}
