import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import type { LostCode } from '#domain/address/typed-address.ts'
import { isPoint, type Point } from '#domain/geo/distance.ts'
import { address } from '#messages/address.ts'
import { mapDefaults, type MapView } from '#providers/maps/contract.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { StatusRegion } from '#ui/primitives/feedback/status-region.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { AddressMap } from './address-map.tsx'

/** Far enough to see the streets that a venue delivers to. */
const AREA_ZOOM = 14

const Root = styled.section`
  ${stack(3)}
  outline: none;

  /* The map below is what stands out. */
  [data-tone] {
    padding: 0;
    border: 0;
    background: none;
  }
`

interface Props {
  id: string
  lost: LostCode
  /** Where the diner put the marker. */
  point: Point | undefined
  onPlace: (point: Point) => void
}

/** Says that an address was not found, and asks the diner for the point: with it the address is valid. */
export function PlaceByHand({ id, lost, point, onPlace }: Props) {
  const t = useT(address)
  const title = useId()
  const element = useRef<HTMLElement>(null)
  const area = useArea()
  // It responds to a pressed button, and is placed above it.
  useEffect(() => element.current?.focus(), [])
  return (
    <Root ref={element} id={id} tabIndex={-1} aria-labelledby={title}>
      <StatusRegion>
        <Notice tone={point ? 'success' : 'warning'}>
          <strong id={title}>{t(point ? 'address.placed' : `address.lost.${lost}`)}</strong>
          <p>{t(point ? 'address.placed-hint' : 'address.lost-hint')}</p>
        </Notice>
      </StatusRegion>
      <AddressMap
        area={area}
        point={point}
        marker={t('address.map-door')}
        caption={t('address.map-place')}
        missing={t('address.map-missing')}
        onMove={onPlace}
      />
    </Root>
  )
}

/** Around the venue, which delivers near itself; elsewhere around the last address. */
function useArea(): MapView {
  const { branchContact } = useVenue()
  const kept = useSession().diner.getState().location
  const centre = [branchContact?.address, kept].find((place) => isPoint(place))
  return centre ? { centre: { lat: centre.lat, lng: centre.lng }, zoom: AREA_ZOOM } : mapDefaults('OPEN_MAP')
}
