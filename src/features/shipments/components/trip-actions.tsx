import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { canActWith, cancelAction, sliderLabel, wantedStatus } from '#domain/shipments/action.ts'
import { canCancel } from '#domain/shipments/transitions.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import type { Shipment, ShipmentStatus } from '#generated/models.ts'
import { browserVibration } from '#platform/vibration.ts'
import { useOnline } from '#session/use-online.ts'
import { space, shadow, token } from '#theme/tokens.ts'
import type { Translate } from '#messages/index.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { ConfirmDialog } from '#ui/primitives/modal/confirm-dialog.tsx'
import { SlideToConfirm } from '#ui/primitives/slide/slide-to-confirm.tsx'
import { useRider } from '../rider-context.ts'
import { useKeyCheck } from '../use-key-check.ts'
import { shownOf, useTripSteps } from '../use-trip-steps.ts'
import { KeyDialog } from './key-dialog.tsx'

/** At the foot of the window, under the thumb; the page's own foot leaves room for it. */
const Bottom = styled.div`
  position: fixed;
  z-index: 10;
  inset: auto 0 0;
  padding: ${space(3)} max(${space(4)}, calc(50% - 264px)) calc(${space(3)} + env(safe-area-inset-bottom));
  background: ${token.page};
  box-shadow: ${shadow[2]};
`

interface TripActionsProps {
  trip: Trip
  shipment: Shipment
  /** a step is on its way, or a take that nobody has answered */
  isSending: boolean
  /** the shipment at hand has gone on by itself */
  onMoved: (status: ShipmentStatus) => void
}

/** The next step on a slider, and giving up. @source delivery spec §2, §4; requirements SHIP-05, SHIP-06 */
export function TripActions({ trip, shipment, isSending, onMoved }: TripActionsProps) {
  const t = useT()
  const { rider, queue } = useRider()
  const isOnline = useOnline()
  const { steps, isStalled } = useStore(queue.store)
  // A phone that calls itself connected may reach nobody: then steps wait.
  const mustWait = !isOnline || (isStalled && steps.length > 0)
  const [open, setOpen] = useState<'cancel' | 'key'>()
  const { advance, giveUp, tellKey } = useTripSteps(trip, shipment)
  const keyCheck = useKeyCheck(shipment.id)
  const onScreen = useRef(shipment.id)
  useEffect(() => {
    onScreen.current = shipment.id
  }, [shipment.id])
  if (!canActWith(shipment, trip.shipments, rider.riderId)) return null

  const shown = shownOf(trip, shipment)
  const label = sliderLabel(shown)
  const isTaking = shipment.status === 'LOOKING_FOR_DRIVER'
  const close = () => setOpen(undefined)
  const goOn = () => {
    const moved = advance()
    // an answer that came late is of a shipment that another one may have followed on the screen
    if (shipment.id !== onScreen.current) return
    // a question that was opened again meanwhile is answered
    close()
    if (moved?.action === 'single' && trip.stack) onMoved(moved.status)
  }
  const onConfirm = () => {
    if (wantedStatus(shown) === 'DELIVERED' && shipment.keyConfirmed !== true) setOpen('key')
    else goOn()
  }
  const openCancel = () => {
    browserVibration().failure()
    setOpen('cancel')
  }
  const onCancel = () => {
    if (giveUp() === 'single' && trip.stack) onMoved('DRIVER_CANCELED')
  }
  const cancelLabel = t(
    cancelAction(shown) === 'stack' ? 'shipments.cancel-stack' : 'shipments.cancel-simple',
  )
  return (
    <>
      {canCancel(shipment) && (
        <Button tone="quiet" onPress={openCancel}>
          {cancelLabel}
        </Button>
      )}
      {label && (
        <Bottom data-bottom-bar="">
          <SlideToConfirm
            label={labelText(t, label)}
            labels={{
              hint: t('shipments.slider.hint'),
              ready: t('shipments.slider.ready'),
              press: t('shipments.slider.press'),
              confirm: t('shipments.slider.confirm'),
              back: t('shipments.slider.back'),
            }}
            loading={isSending}
            // An auction cannot be won without the server.
            unavailable={isTaking && mustWait ? t('shipments.slider.needs-network') : undefined}
            onConfirm={onConfirm}
          />
        </Bottom>
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          title={cancelLabel}
          question={t('shipments.cancel-question')}
          cancelLabel={t('shipments.cancel-no')}
          confirmLabel={t('shipments.cancel-yes')}
          closeLabel={t('common.close')}
          destructive
          onConfirm={onCancel}
          onClose={close}
        />
      )}
      {open === 'key' && (
        <KeyDialog
          code={shipment.codeToShow}
          keyCheck={keyCheck}
          mustWait={mustWait}
          onTold={goOn}
          onKept={(check, stepKey) => {
            tellKey(check, stepKey)
            goOn()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function labelText(t: Translate, { key, code }: NonNullable<ReturnType<typeof sliderLabel>>): string {
  if (code !== undefined && key === 'shipments.slider.on-route')
    return t('shipments.slider.on-route-code', { code })
  if (code !== undefined && key === 'shipments.slider.delivered')
    return t('shipments.slider.delivered-code', { code })
  return t(key)
}
