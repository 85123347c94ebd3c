import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'
import type { ThemeMode } from '#domain/color/theme-finding.ts'
import { studio } from '#messages/studio.ts'
import type { State } from '#scenarios/state.ts'
import { space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { focusRingInside, stack } from '#ui/primitives/base/look.ts'
import { useEditor } from '../editor/editor-context.tsx'
import { DividedFrame } from './divided-frame.tsx'
import { arrangeFrames, type FrameArrangement, type FrameWidth } from './frame-layout.ts'
import type { Peek } from './hold-to-compare.tsx'
import { PublishedFrame } from './published-frame.tsx'
import { StateFrame } from './state-frame.tsx'
import { VersionBanner } from './version-banner.tsx'
import { Wall } from './wall.tsx'

const Root = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  background: ${token.muted};

  &:focus-visible {
    ${focusRingInside}
  }
`
const Row = styled.div`
  display: flex;
  gap: ${space(6)};
  justify-content: safe center;
  min-width: min-content;
  padding: ${space(4)} ${space(4)} ${space(5)};

  figure {
    ${stack(2)}
    align-content: start;
  }
  figcaption {
    display: flex;
    gap: ${space(2)};
    color: ${token.onMutedSoft};
    font-size: ${text[1]};
    font-variant-numeric: tabular-nums;
  }
`
const Layers = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
  /* Loaded out of sight, so that it shows at once. */
  &[data-peek='ready'] > :last-child,
  &[data-peek='held'] > :first-child {
    visibility: hidden;
  }
`
const Measured = styled.div`
  position: absolute;
  inset: ${space(4)} ${space(4)} ${space(5)};
  visibility: hidden;
  pointer-events: none;
`
const Place = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
`

export type StageChoice = {
  readonly state: State
  readonly arrangement: FrameArrangement
  readonly width: FrameWidth
  readonly mode: ThemeMode
  /** the published screen over the frames */
  readonly peek?: Peek
}

type StageProps = { readonly choice: StageChoice; readonly onOpen: (state: State) => void }

/** The real screens of the draft. */
export function Stage({ choice, onOpen }: StageProps) {
  const t = useT(studio)
  const { looked, theme } = useEditor()
  const { at } = useStore(looked)
  const place = useRef<HTMLDivElement>(null)
  const room = useRoom(place)
  const colorMode = useStore(theme, ({ verdict }) => verdict.resolved.colorModeType)
  const { state, arrangement, width, mode, peek } = choice
  const isUnused = (one: ThemeMode) =>
    (colorMode === 'LIGHT' && one === 'dark') || (colorMode === 'DARK' && one === 'light')
  const caption = (one: ThemeMode, px: number) =>
    [`${px} px`, t(`studio.mode.${one}`), ...(isUnused(one) ? [t('studio.frame.unused-mode')] : [])].join(
      ' · ',
    )
  return (
    <>
      {at && <VersionBanner version={at.version} />}
      <Place>
        <Measured ref={place} />
        <Root>
          {arrangement === 'wall' ? (
            <Wall width={width} mode={mode} beside={at?.beside} onOpen={onOpen} />
          ) : (
            <Row>
              {room.width > 0 &&
                arrangeFrames(room, arrangement, width, mode).map((box) => (
                  <figure key={`${box.width} ${box.mode}`}>
                    <figcaption>{caption(box.mode, box.width)}</figcaption>
                    {arrangement === 'divider' ? (
                      <DividedFrame state={state} box={box} beside={at?.beside} />
                    ) : (
                      <Layers data-peek={peek}>
                        <StateFrame state={state} box={box} beside={at?.beside} />
                        {peek && <PublishedFrame state={state} box={box} />}
                      </Layers>
                    )}
                  </figure>
                ))}
            </Row>
          )}
        </Root>
      </Place>
    </>
  )
}

/** Inner size of an element. @units CSS pixels; 0 until it was measured */
type Room = { readonly width: number; readonly height: number }

/** Observes the inner size of an element. */
function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [ref])
  return room
}
