import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Point } from '#domain/geo/distance.ts'
import { mapDefaults, type LiveMap, type MapView } from '#providers/maps/contract.ts'
import { useMaps, useVenue } from '#session/page-context.ts'
import { address } from '#messages/address.ts'
import { radius, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/** Close enough to tell one door from the next. */
const STREET_ZOOM = 17

const heights = { open: mapDefaults('OPEN_MAP').height, places: mapDefaults('PLACES').height }

const Root = styled.figure`
  ${stack(1.5)}

  > div {
    height: ${heights.open};
    min-height: 140px;
    border-radius: ${radius.m};
    background: ${token.skeleton};
    isolation: isolate;
    overflow: hidden;
  }
  &[data-provider='PLACES'] > div {
    height: ${heights.places};
  }
  /* Leaflet's own sheet comes later. */
  && .leaflet-bar a {
    width: ${TOUCH_TARGET};
    height: ${TOUCH_TARGET};
    border-color: ${token.border};
    background: ${token.surfaceRaised};
    color: ${token.text};
    line-height: ${TOUCH_TARGET};
  }
  && .leaflet-bar .leaflet-disabled {
    background: ${token.muted};
    color: ${token.onMutedSoft};
  }
  /* The picture keeps its size; what answers to the thumb is larger. */
  .pin::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
  .pin svg {
    fill: ${token.control};
    stroke: ${token.onControl};
    stroke-width: 1.5;
  }
  /* Where it stands is not yet what the diner means. */
  &[data-placed='false'] .pin svg {
    fill: ${token.onControl};
    stroke: ${token.control};
  }
  .pin:focus-visible {
    outline: 2px solid ${token.focusRing};
    border-radius: ${radius.s};
  }
  > figcaption {
    ${quiet}
  }
`

interface Props {
  /** Position of the marker; without it the middle of the area, and the diner has yet to move it. */
  point: Point | undefined
  /** What is shown while there is no point. */
  area?: MapView
  /** The marker in words: the map's text alternative. */
  marker: string
  caption: string
  /** Shown in place of a map whose code does not arrive; without it nothing is. */
  missing?: string
  onMove: (point: Point) => void
}

/** Position of the marker; it can be moved to the exact door. */
export function AddressMap({ point, area, marker, caption, missing, onMove }: Props) {
  const t = useT(address)
  const maps = useMaps()
  const provider = useVenue().branch?.mapProvider ?? 'OPEN_MAP'
  const element = useRef<HTMLDivElement>(null)
  const live = useRef<LiveMap>(undefined)
  const latest = useRef({ point, area, marker, onMove })
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    latest.current = { point, area, marker, onMove }
  })

  useEffect(() => {
    const place = element.current
    if (!place) return undefined
    let isGone = false
    const { point: known, area: around = mapDefaults('OPEN_MAP'), marker: words } = latest.current
    const view = known ? { centre: known, zoom: STREET_ZOOM } : around
    const labels = {
      map: t('address.map'),
      marker: words,
      zoomIn: t('address.zoom-in'),
      zoomOut: t('address.zoom-out'),
    }
    const onMarker = (moved: Point) => latest.current.onMove(moved)
    maps
      .mount(place, { ...view, marker: view.centre, labels, onMove: onMarker })
      .then((map) => {
        if (isGone) map.remove()
        else live.current = map
      })
      // Without its code there is no map; the address is in the fields anyway.
      .catch(() => setMissing(true))
    return () => {
      isGone = true
      live.current?.remove()
      live.current = undefined
    }
    // Callers change the map's key for another address; moving the marker does not create a new map.
  }, [maps, t])

  if (isMissing) return missing === undefined ? null : <Notice tone="danger">{missing}</Notice>
  return (
    <Root data-provider={provider} data-placed={point !== undefined}>
      <div ref={element} />
      <figcaption>{caption}</figcaption>
    </Root>
  )
}
