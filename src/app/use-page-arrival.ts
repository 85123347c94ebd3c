import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import type { PageHead } from '#layout/define-screen.ts'
import { hashName } from '#platform/hash-name.ts'

/** State of a page that is about to be shown. */
export type ArrivingPage = { kind: 'screen'; head: PageHead } | { kind: 'obstacle'; obstacle: string }

/** Scroll and focus of each step of the visit, for the way back; not of the shown one. */
const places = new Map<number, Place>()

/** The shown address and its step of the visit. */
type Shown = { location: Location; depth: number }

/**
 * Does what a browser does on a real page load: sets the title and scroll position, and focuses the main content so
 * that a screen reader starts at the new page. On the way back it restores the scroll position and focuses the link
 * that led away.
 * @returns call it when the address changes, before the new page is shown
 */
export function usePageArrival(page: ArrivingPage, { location, depth }: Shown) {
  const shown = useRef({ page, pathname: location.pathname, depth })
  const pressed = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      pressed.current =
        target instanceof Element ? (target.closest<HTMLElement>('main a') ?? undefined) : undefined
    }
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [])

  // Runs before the page's own effects, which may focus a field or set a title.
  useLayoutEffect(() => {
    if (shown.current.page === page) return
    document.getElementById('content')?.focus({ preventScroll: true })
    if (page.kind === 'screen') document.title = page.head.title
  }, [page])

  useEffect(() => {
    const before = shown.current
    const { pathname, hash } = location
    shown.current = { page, pathname, depth }
    const place = placeAt(depth)
    places.delete(depth)
    if (before.page === page) return
    if (place && depth < before.depth) returnTo(place)
    else if (hash === '') window.scrollTo(0, 0)
    else document.getElementById(hashName(hash))?.scrollIntoView()
  }, [page, location, depth])

  return useCallback(({ pathname }: Pick<Location, 'pathname'>) => {
    const left = shown.current
    // saved once: at a later call a loading state may be shown
    if (pathname === left.pathname || places.has(left.depth)) return
    places.set(left.depth, placeOf(pressed.current))
  }, [])
}

/** Position of a step; a modal's step has that of its page. */
function placeAt(depth: number): Place | undefined {
  const steps = [...places.keys()].filter((step) => step <= depth)
  return places.get(Math.max(...steps))
}

/** Position of a link on a page. */
interface LinkPlace {
  href: string
  /** Index among the links with this address. */
  nth: number
  /** Distance from the top of the window. @units CSS pixels */
  top: number
}

/** Position of a page: its scroll offset, the link that led away, and a link of a list in the middle of the window. */
interface Place {
  scrollY: number
  pressed?: LinkPlace
  seen?: LinkPlace
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a')].filter((link) => link.getAttribute('href') === href)

const linkAt = (place: LinkPlace | undefined) => place && linksTo(place.href)[place.nth]

function linkPlace(link: HTMLElement | null | undefined): LinkPlace | undefined {
  const href = link?.getAttribute('href')
  if (!link || !href) return undefined
  return { href, nth: linksTo(href).indexOf(link), top: link.getBoundingClientRect().top }
}

/** @param pressed - the link that led away, when it was one */
function placeOf(pressed: HTMLElement | undefined): Place {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const seen = middle?.closest('main li')?.querySelector('a')
  return { scrollY: window.scrollY, pressed: linkPlace(pressed), seen: linkPlace(seen) }
}

/**
 * Restores the scroll position. Content out of view has only an estimated height, so a link is more reliable than a
 * pixel offset. The link in the middle of the window comes first, since the pressed one may be in a sticky bar.
 */
function returnTo({ scrollY, pressed, seen }: Place): void {
  window.scrollTo(0, scrollY)
  linkAt(pressed)?.focus({ preventScroll: true })
  const place = [seen, pressed].find(linkAt)
  const link = linkAt(place)
  if (!place || !link) return
  link.scrollIntoView({ block: 'center' })
  window.scrollBy(0, link.getBoundingClientRect().top - place.top)
}
