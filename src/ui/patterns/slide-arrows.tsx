import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { slides } from '#messages/slides.ts'
import { pad, space, TOUCH_TARGET } from '#theme/tokens.ts'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'

import { useT } from './messages-context.tsx'

const Root = styled.div`
  display: contents;

  > span {
    position: absolute;
    top: ${space(3)};
    inset-inline-end: calc(${pad.inset} + ${TOUCH_TARGET} + ${space(1)});
  }
  > span[data-on] {
    inset-inline-end: ${pad.inset};
  }
  /* the sign alone, so that the ring of the focus stays as strong */
  [aria-disabled='true'] > svg {
    opacity: 0.4;
  }
  /* A finger swipes. */
  @media not ((hover: hover) and (pointer: fine)) {
    display: none;
  }
  @media (hover: hover) and (pointer: fine) {
    h2:has(+ &:not(:empty)) {
      padding-inline-end: calc(2 * ${TOUCH_TARGET} + ${space(4)});
    }
  }
`

/** A press scrolls by the visible width, except the last item. */
const STEP = 0.8

type Sides = { readonly back: boolean; readonly on: boolean }

/** The scroll range of a list; half a pixel is a rounding error. */
const sidesOf = ({ scrollLeft, clientWidth, scrollWidth }: Element): Sides => ({
  back: scrollLeft > 1,
  on: scrollLeft + clientWidth < scrollWidth - 1,
})

/**
 * Arrows for the list after them, if it overflows: a mouse cannot swipe. They are at the end of the line of the list's
 * heading, in its section, which is positioned; in Tab order they come before the list.
 * @param name - heading of the list
 */
export function SlideArrows({ name }: { readonly name: string }) {
  const t = useT(slides)
  const root = useRef<HTMLDivElement>(null)
  const [sides, setSides] = useState<Sides>({ back: false, on: false })
  const listOf = () => root.current?.nextElementSibling?.querySelector('ul')
  useEffect(() => {
    const area = root.current?.nextElementSibling
    if (!area) return undefined
    const look = () => {
      const list = listOf()
      if (list) setSides(sidesOf(list))
    }
    const watch = new ResizeObserver(look)
    watch.observe(area)
    // the list in it may be re-created
    area.addEventListener('scroll', look, { passive: true, capture: true })
    return () => {
      watch.disconnect()
      area.removeEventListener('scroll', look, { capture: true })
    }
  }, [])
  const step = (by: number) => listOf()?.scrollBy({ left: by * (listOf()?.clientWidth ?? 0) })
  return (
    <Root ref={root}>
      {(sides.back || sides.on) && (
        <>
          <span>
            <IconButton
              name={t('slides.back', { name })}
              icon="chevron-left"
              look="soft"
              disabled={!sides.back}
              onPress={() => step(-STEP)}
            />
          </span>
          <span data-on="">
            <IconButton
              name={t('slides.on', { name })}
              icon="chevron-right"
              look="soft"
              disabled={!sides.on}
              onPress={() => step(STEP)}
            />
          </span>
        </>
      )}
    </Root>
  )
}
