import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'

import { addTexts } from '#messages/index.ts'
import { slides } from '#messages/slides.ts'
import { shadow, space } from '#theme/tokens.ts'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'

import { useT } from './messages-context.tsx'

addTexts(slides)

const Root = styled.div`
  display: contents;

  > span {
    position: absolute;
    z-index: 1;
    top: 50%;
    inset-inline: ${space(1)} auto;
    /* not on the button, whose shadow is the outer ring of its focus */
    border-radius: 50%;
    box-shadow: ${shadow[2]};
  }
  > span[data-on] {
    inset-inline: auto ${space(1)};
  }
  /* A finger swipes. */
  @media not ((hover: hover) and (pointer: fine)) {
    display: none;
  }
`

/** A press steps over what is in sight, but for the last of it. */
const STEP = 0.8

type Sides = { readonly back: boolean; readonly on: boolean }

/** Where a list can be scrolled to; half a pixel is a matter of rounding. */
const sidesOf = ({ scrollLeft, clientWidth, scrollWidth }: Element): Sides => ({
  back: scrollLeft > 1,
  on: scrollLeft + clientWidth < scrollWidth - 1,
})

/**
 * Arrows over the ends of the list before them, each while there is something to see on its side: a mouse cannot swipe.
 * They stand in the section of the list, which is positioned.
 *
 * @param name - heading of the list
 */
export function SlideArrows({ name }: { readonly name: string }) {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  const [sides, setSides] = useState<Sides>({ back: false, on: false })
  const listOf = () => root.current?.previousElementSibling
  useEffect(() => {
    const list = listOf()
    if (!list) return undefined
    const look = () => setSides(sidesOf(list))
    const watch = new ResizeObserver(look)
    watch.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [])
  const step = (by: number) => listOf()?.scrollBy({ left: by * (listOf()?.clientWidth ?? 0) })
  return (
    <Root ref={root}>
      {sides.back && (
        <span>
          <IconButton
            name={t('slides.back', { name })}
            icon="chevron-left"
            look="floating"
            onPress={() => step(-STEP)}
          />
        </span>
      )}
      {sides.on && (
        <span data-on="">
          <IconButton
            name={t('slides.on', { name })}
            icon="chevron-right"
            look="floating"
            onPress={() => step(STEP)}
          />
        </span>
      )}
    </Root>
  )
}
