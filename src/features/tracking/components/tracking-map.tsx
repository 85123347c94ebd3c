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
/** A panel wider than this share of the map is above it, a narrower one beside it. */
const MOST = 0.6

interface Props {
  markers: readonly TrackingMarker[]
  /** the element that covers the map */
  panel: RefObject<HTMLElement | null>
  /** Nothing loads, so the map must not move to another area. */
  isStale: boolean
}

/** The map behind the text. Its code loads after the page; the text is complete without it. */
export function TrackingMap({ markers, panel, isStale }: Props) {
  const t = useT(tracking)
  const maps = useMaps()
  const element = useRef<HTMLDivElement>(null)
  const live = useRef<MarkersMap>(undefined)
  const [isMissing, setMissing] = useState(false)
  const places = markers.map(({ type, position }) => `${type} ${position.lat},${position.lng}`).join()
  /** the width for which the view was computed */
  const shownOn = useRef<number>(undefined)

  const show = useEffectEvent(() => {
    const box = element.current
    if (!box || !live.current) return
    // a notice made the panel taller, which needs no new view; a rotated phone does
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
        // fires at once, and later when the window or the panel is resized, or the phone rotated
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

/**
 * For keyboard users: where the panel fills the window, as with large text, the only visible part of the map is below
 * it.
 */
function showUncovered({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'end' })
}

/** A visible part lower than this is ignored: users scroll to see the map. @units CSS pixels */
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
