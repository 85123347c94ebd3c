import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import type { PageHead } from '#layout/define-screen.ts'
import { hashName } from '#platform/hash-name.ts'

/** What is known of a page that arrives. */
export type ArrivingPage = { kind: 'screen'; head: PageHead } | { kind: 'obstacle'; obstacle: string }

/** Where each step of the visit was left, for the way back; the one that is shown was not. */
const places = new Map<number, Place>()

/** An address that is shown, and how many steps into the visit. */
type Shown = { location: Location; depth: number }

/**
 * What a browser does on a real page load, for navigation inside the app: title, scroll position, and the
 * focus on the main content so that a screen reader starts at the new page. On the way back the diner is
 * where they left, with the focus on the link that led away.
 * @returns what to do when the address changes, before its page is there
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

  // Before the effects of the page: one that has a field to begin with takes the focus there, or has a title of its own.
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
    // once: what says that a page loads stands in its place later
    if (pathname === left.pathname || places.has(left.depth)) return
    places.set(left.depth, placeOf(pressed.current))
  }, [])
}

/** Where a step was left; a modal's step was left where its page was. */
function placeAt(depth: number): Place | undefined {
  const steps = [...places.keys()].filter((step) => step <= depth)
  return places.get(Math.max(...steps))
}

/** Where a link stands on a page. */
interface LinkPlace {
  href: string
  /** Which of the links with this address. */
  nth: number
  /** Distance from the top of the window. @units CSS pixels */
  top: number
}

/** Where a page was left: how far it was scrolled, the link that led away, and one of a list in the middle of the window. */
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
 * Puts the window where it was. What is out of sight has only an estimated height, so a link counts more than the number
 * of pixels; the one in the middle of the window more than the pressed one, which may stand in a bar.
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
