/** Where a page was left: how far it was scrolled, and the link that led away. */
export interface Place {
  scrollY: number
  link?: {
    href: string
    /** Which of the links with this address. */
    nth: number
    /** Distance from the top of the window. @units CSS pixels */
    top: number
  }
}

const linksTo = (href: string) =>
  [...document.querySelectorAll('main a')].filter((link) => link.getAttribute('href') === href)

/** @param pressed - the link that led away, when it was one */
export function placeOf(pressed: Element | undefined): Place {
  const { scrollY } = window
  const href = pressed?.getAttribute('href')
  if (!pressed || !href) return { scrollY }
  const nth = linksTo(href).indexOf(pressed)
  return { scrollY, link: { href, nth, top: pressed.getBoundingClientRect().top } }
}

/**
 * Puts the window where it was. What is out of sight has only an estimated height, so the link counts more than
 * the number of pixels.
 */
export function returnTo({ scrollY, link }: Place): void {
  window.scrollTo(0, scrollY)
  if (!link) return
  const found = linksTo(link.href)[link.nth]
  if (!(found instanceof HTMLElement)) return
  found.focus({ preventScroll: true })
  found.scrollIntoView({ block: 'center' })
  window.scrollBy(0, found.getBoundingClientRect().top - link.top)
}
