import { useEffect } from 'react'
import { useToastStore } from '#ui/primitives/toast/toast-context.tsx'

/**
 * What the keyboard is at stays in sight. Where the Tab key leads comes into sight whole, with the card around it: a browser
 * leaves a link of a bar that scrolls sideways cut off as soon as a part of it shows, and with it the ring. A toast that
 * comes over it, or stands where it comes to, has the page scroll by as much (WCAG 2.4.11).
 */
export function useFocusInSight() {
  const toasts = useToastStore()
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

/** Nothing moves under a finger: what was pressed by one is in sight, and has no ring. */
function clearOfToasts(): void {
  const { activeElement: focused } = document
  if (!focused?.matches(':focus-visible')) return
  const { left, right, top, bottom, height } = focused.getBoundingClientRect()
  // the page itself, where it begins
  if (height > window.innerHeight / 2) return
  for (const toast of document.querySelectorAll(TOASTS)) {
    // a toast moves as it appears, its place does not
    const place = toast.parentElement?.parentElement?.getBoundingClientRect()
    const box = toast.getBoundingClientRect()
    if (!place || toast.contains(focused) || right < box.left || left > box.right) continue
    if (bottom < place.top || top > place.bottom) continue
    return scrollerOf(focused).scrollBy({ top: bottom + GAP - place.top, behavior: 'instant' })
  }
}

function scrollerOf(element: Element): Element | Window {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return window
}
