import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type RefObject } from 'react'
import styled from 'styled-components'
import { MAP_DEFAULT_CENTRE, TRACKING_ZOOM } from '#domain/defaults.ts'
import { trackingCentre } from '#domain/tracking/centre.ts'
import type { MarkerType, TrackingMarker } from '#domain/tracking/markers.ts'
import { useMaps } from '#session/page-context.ts'
import { tracking } from '#messages/tracking.ts'
import type { MarkersMap, MarkersView } from '#providers/maps/contract.ts'
import { shadow, space, token } from '#theme/tokens.ts'
import { focusRingInside, quiet } from '#ui/primitives/base/look.ts'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const Root = styled.div`
  position: absolute;
  inset: 0;
  background: ${token.skeleton};
  isolation: isolate;
  overflow: hidden;

  > div {
    height: 100%;
    background: none;
  }
  /* The map fills the window and its layers cover its own edge: the ring lies above them, inside. */
  > div:focus-visible::after {
    content: '';
    position: absolute;
    z-index: 1000;
    inset: 0;
    pointer-events: none;
    ${focusRingInside}
  }
  > p {
    position: absolute;
    inset: auto ${space(4)} ${space(4)};
    ${quiet}
    text-align: center;
  }
  .place {
    display: grid;
    place-items: center;
    border: 2px solid ${token.control};
    border-radius: 50%;
    background: ${token.onControl};
    box-shadow: ${shadow[2]};
    color: ${token.control};
  }
  .place svg {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .place-rider {
    border-color: ${token.onControl};
    background: ${token.control};
    color: ${token.onControl};
  }
`

const ICONS: Readonly<Record<MarkerType, IconName>> = { branch: 'store', destination: 'pin', rider: 'bike' }
/** A panel wider than this share of the map lies above it, a narrower one beside. */
const MOST = 0.6

interface Props {
  markers: readonly TrackingMarker[]
  /** what lies over the map */
  panel: RefObject<HTMLElement | null>
  /** Nothing arrives, and so no picture of another part of the map. */
  isStale: boolean
}

/** The map behind the text. Its code comes when the page is there; without it the text says all there is. */
export function TrackingMap({ markers, panel, isStale }: Props) {
  const t = useT(tracking)
  const maps = useMaps()
  const element = useRef<HTMLDivElement>(null)
  const live = useRef<MarkersMap>(undefined)
  const [isMissing, setMissing] = useState(false)
  const places = markers.map(({ type, position }) => `${type} ${position.lat},${position.lng}`).join()
  /** the width that the view was chosen for */
  const shownOn = useRef<number>(undefined)

  const show = useEffectEvent(() => {
    const box = element.current
    if (!box || !live.current) return
    // the panel is taller by a notice then; a phone that is turned needs another view all the same
    if (isStale && shownOn.current === box.clientWidth) return
    shownOn.current = box.clientWidth
    live.current.show({
      markers: markers.map(({ type, position }) => ({
        id: type,
        point: position,
        icon: ICONS[type],
        label: t(`tracking.marker.${type}`),
      })),
      centreAt: (zoom) => trackingCentre(markers, zoom),
      covered: coverOf(panel.current, box),
    })
  })
  const start = useEffectEvent(() => ({
    centre: trackingCentre(markers, TRACKING_ZOOM) ?? MAP_DEFAULT_CENTRE,
    zoom: TRACKING_ZOOM,
  }))

  useEffect(() => {
    const place = element.current
    if (!place) return undefined
    let isGone = false
    const resized = new ResizeObserver(() => show())
    maps.mountMarkers(place, start(), t('tracking.map')).then(
      (map) => {
        if (isGone) return map.remove()
        live.current = map
        // also at once; later the window or the panel changes, or the phone is turned
        for (const each of [place, panel.current]) if (each) resized.observe(each)
      },
      () => !isGone && setMissing(true),
    )
    return () => {
      isGone = true
      resized.disconnect()
      live.current?.remove()
      live.current = undefined
      shownOn.current = undefined
    }
  }, [maps, panel, t])
  useEffect(() => show(), [places])

  return (
    <Root onFocus={showUncovered}>{isMissing ? <p>{t('tracking.no-map')}</p> : <div ref={element} />}</Root>
  )
}

/** By keyboard: where the panel fills the window, as with large text, all that is to be seen of the map lies below it. */
function showUncovered({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'end' })
}

/** A part in sight that is lower than this is not worth looking into: one scrolls. @units CSS pixels */
const LEAST = 160

function coverOf(panel: HTMLElement | null, box: HTMLElement): MarkersView['covered'] {
  const none = { left: 0, top: 0, bottom: 0 }
  if (!panel) return none
  const over = panel.getBoundingClientRect()
  const { left, top, width, height } = box.getBoundingClientRect()
  if (over.width <= width * MOST) return { ...none, left: over.right - left }
  const above = over.bottom - top
  const below = Math.max(0, height - window.innerHeight)
  return { ...none, top: above, bottom: height - above - below < LEAST ? 0 : below }
}
