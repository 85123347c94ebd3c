import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { pad, radius, shadow, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { branded, colourChange, focusRingInside, hovering, muted } from '#ui/primitives/base/look.ts'
import { useT } from './messages-context.tsx'

/** Everything above the line where a section becomes the current one, so that no jump passes it unnoticed. */
const ABOVE_LINE = '99999px 0px -70% 0px'

/**
 * The section being read, for a bar that follows the scroll.
 * @param ids - element ids in page order; [] while the sections are missing
 * @returns the first one until the page has scrolled
 */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const key = ids.join(' ')
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      (entries) => {
        const line = entries.at(-1)?.rootBounds?.bottom ?? 0
        // by their current positions: entries may be older
        setCurrent(sections.filter((one) => one.getBoundingClientRect().top < line + 1).at(-1)?.id)
      },
      // without a root, the margin is ignored in a cross-origin frame
      { root: document, rootMargin: ABOVE_LINE },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [key])
  return current !== undefined && ids.includes(current) ? current : ids[0]
}

const Bar = styled.nav`
  position: sticky;
  z-index: 10;
  top: var(--header-height);
  background: ${token.page};
  box-shadow: ${shadow[1]};

  > ul {
    display: flex;
    gap: ${space(1)};
    padding: ${space(1.5)} ${pad.inset};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${TOUCH_TARGET};
    padding: 0 ${space(4)};
    border: 2px solid transparent;
    border-radius: ${radius.pill};
    color: ${token.text};
    font-size: ${text[2]};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    ${colourChange}
  }
  a:focus-visible {
    ${focusRingInside}
  }
  a[aria-current='true'] {
    border-color: ${token.control};
    ${branded}
  }
  ${hovering} {
    a:hover:not([aria-current='true']) {
      ${muted}
    }
  }
`

export type CategoryLink = { readonly id: string; readonly name: string }

type Props = {
  /** `id` is the id of the section's element and the hash that leads to it */
  readonly categories: readonly CategoryLink[]
  /** whether the sections are on the page; without them none is current, and the bar does not scroll */
  readonly areShown: boolean
  /** called before the browser follows a link */
  readonly onOpen: () => void
}

/** Sticky links to the sections of the menu; the current one is marked and kept in sight while the page scrolls. */
export function CategoryBar({ categories, areShown, onOpen }: Props) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const current = useCurrentSection(areShown ? categories.map(({ id }) => id) : [])
  const followed = useRef(current)
  useEffect(() => {
    // It keeps its initial position: this code may load after a finger has scrolled the bar.
    if (followed.current === current) return
    followed.current = current
    const bar = list.current
    const link = bar?.querySelector<HTMLElement>('[aria-current]')
    // scrollIntoView would also scroll the page; only the bar may scroll, and not away from the focus.
    if (bar && link && !bar.querySelector(':focus-visible'))
      bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.clientWidth) / 2 })
  }, [current])
  return (
    <Bar aria-label={t('menu.categories')} data-category-bar="">
      <ul role="list" ref={list}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${encodeURIComponent(id)}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={onOpen}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  )
}
