import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Point } from '#domain/geo/distance.ts'
import { mapDefaults, useMaps } from '#providers/maps/contract.ts'
import type { LiveMap } from '#providers/maps/contract.ts'
import { useVenue } from '#session/venue-context.tsx'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/** Close enough to tell one door from the next. */
const STREET_ZOOM = 17

const heights = { open: mapDefaults('OPEN_MAP').height, places: mapDefaults('PLACES').height }

const Root = styled.figure`
  display: grid;
  gap: ${space(1.5)};
  margin: 0;

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
  .leaflet-bar a {
    width: 36px;
    height: 36px;
    line-height: 36px;
  }
  .pin svg {
    fill: ${token.control};
    stroke: ${token.onControl};
    stroke-width: 1.5;
  }
  .pin:focus-visible {
    outline: 2px solid ${token.focusRing};
    border-radius: ${radius.s};
  }
  > figcaption {
    color: ${token.description};
    font-size: ${text[1]};
  }
`

interface Props {
  point: Point
  /** Of the marker, in words: the map's text for those who do not see it. */
  address: string
  onMove: (point: Point) => void
}

/** Where the marker stands; it can be moved to the very door. */
export function AddressMap({ point, address, onMove }: Props) {
  const t = useT()
  const maps = useMaps()
  const provider = useVenue().branch?.mapProvider ?? 'OPEN_MAP'
  const element = useRef<HTMLDivElement>(null)
  const live = useRef<LiveMap>(undefined)
  const latest = useRef({ point, address, onMove })
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    latest.current = { point, address, onMove }
  })

  useEffect(() => {
    const place = element.current
    if (!place) return undefined
    let isGone = false
    const { point: start, address: words } = latest.current
    const labels = {
      map: t('address.map'),
      marker: t('address.map-position', { address: words }),
      zoomIn: t('address.zoom-in'),
      zoomOut: t('address.zoom-out'),
    }
    const onMarker = (moved: Point) => latest.current.onMove(moved)
    maps
      .mount(place, { centre: start, zoom: STREET_ZOOM, marker: start, labels, onMove: onMarker })
      .then((map) => {
        if (isGone) map.remove()
        else live.current = map
      })
      // Without its code there is no map; the address stands in the fields all the same.
      .catch(() => setMissing(true))
    return () => {
      isGone = true
      live.current?.remove()
      live.current = undefined
    }
    // Whoever shows another address gives the map another key; moving the marker makes no new map.
  }, [maps, t])

  if (isMissing) return null
  return (
    <Root data-provider={provider}>
      <div ref={element} />
      <figcaption>{t('address.map-drag')}</figcaption>
    </Root>
  )
}
