import styled from 'styled-components'
import type { Point } from '#domain/geo/distance.ts'
import { address } from '#messages/address.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useState } from 'react'
import { browserGeolocation, type PositionCode } from '#platform/geolocation.ts'

const Root = styled.div`
  ${stack(3)}

  > p {
    ${quiet}
    text-align: center;
  }
`

/** Asks the device for its position, and says how that went. */
export function DevicePositionPanel({ onFound }: { onFound: (point: Point) => void }) {
  const t = useT(address)
  const { state, locate } = useDevicePosition(onFound)
  const { status } = state
  const isDenied = status === 'error' && state.code === 'DENIED'
  return (
    <Root>
      {status === 'error' && (
        <Notice tone="danger" live>
          <strong>{t('address.locate-failed')}</strong>
          <p>{t(isDenied ? 'address.locate-denied' : 'address.locate-retry')}</p>
        </Notice>
      )}
      <Button
        wide
        tone={status === 'success' ? 'quiet' : 'secondary'}
        icon="locate"
        loading={status === 'loading'}
        onPress={() => void locate()}
      >
        {t(
          status === 'loading'
            ? 'address.locating'
            : status === 'success'
              ? 'address.locate-again'
              : 'address.locate',
        )}
      </Button>
      {status === 'idle' && <p>{t('address.locate-hint')}</p>}
    </Root>
  )
}

type DevicePosition = { status: 'idle' | 'loading' | 'success' } | { status: 'error'; code: PositionCode }

/** Asks the device where it is: idle, loading, then success or error. @source diner spec §4 Geolocation */
function useDevicePosition(onFound: (point: Point) => void) {
  const [state, setState] = useState<DevicePosition>({ status: 'idle' })
  const locate = async () => {
    setState({ status: 'loading' })
    const result = await browserGeolocation().locate()
    if (!result.ok) return setState({ status: 'error', code: result.code })
    const { lat, lng } = result.position
    onFound({ lat, lng })
    return setState({ status: 'success' })
  }
  return { state, locate }
}
