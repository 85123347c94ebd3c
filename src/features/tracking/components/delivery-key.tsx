import { useId, useState } from 'react'
import styled from 'styled-components'
import { tracking } from '#messages/tracking.ts'
import { radius, space, text } from '#theme/tokens.ts'
import { muted, quiet, stack, wrap } from '#ui/primitives/base/look.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { CloseButton } from '#ui/patterns/close-button.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { browserStorage } from '#platform/storage.ts'

const Root = styled.section`
  ${wrap(2, 3)}
  align-items: center;

  > div {
    ${stack(1)}
    flex: 1 1 8rem;
  }
  h2 {
    font-size: ${text[2]};
  }
  p {
    ${quiet}
  }
  > strong {
    padding: ${space(1)} ${space(4)};
    border-radius: ${radius.m};
    ${muted}
    font-size: ${text[4]};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.2em;
  }
`

interface DeliveryKeyProps {
  shipmentId: string
  deliveryKey: string
}

/**
 * The key for the rider. A modal explains it once, and again when another key replaces it: an order gets a new key when
 * its rider gives up on the way.
 * @source delivery spec §2 "Clave de entrega"
 */
export function DeliveryKey({ shipmentId, deliveryKey }: DeliveryKeyProps) {
  const t = useT(tracking)
  const heading = useId()
  return (
    <Root aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{t('tracking.key')}</h2>
        <p>{t('tracking.key-note')}</p>
      </div>
      <strong>{deliveryKey}</strong>
      {useHydrated() && <KeyModal key={shipmentId} {...{ shipmentId, deliveryKey }} />}
    </Root>
  )
}

function KeyModal({ shipmentId, deliveryKey }: DeliveryKeyProps) {
  const t = useT(tracking)
  const [isSeen, setSeen] = useState(() => isKeySeen(shipmentId))
  if (isSeen) return null
  const closed = () => {
    markKeySeen(shipmentId)
    setSeen(true)
  }
  return (
    <Modal
      variant="dialog"
      title={t('tracking.key-modal.title', { code: deliveryKey })}
      onClose={closed}
      footer={<CloseButton label={t('tracking.key-modal.continue')} />}
    >
      <p>{t('tracking.key-modal.text')}</p>
    </Modal>
  )
}

const NAME = 'seen-keys'
const VERSION = 1
/** Number of remembered shipments; older ones were delivered long ago. */
const MAX_SHIPMENTS = 20

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const seen = (): string[] => browserStorage().read(NAME, VERSION, isList) ?? []

/** Whether this device has already explained the key of a shipment. */
const isKeySeen = (shipmentId: string): boolean => seen().includes(shipmentId)

const markKeySeen = (shipmentId: string): void =>
  browserStorage().write(NAME, VERSION, [shipmentId, ...seen()].slice(0, MAX_SHIPMENTS))
