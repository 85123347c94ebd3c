import { useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { canActWith, cancelAction, sliderLabel, wantedStatus } from '#domain/shipments/action.ts'
import type { ShipmentAction } from '#domain/shipments/action.ts'
import { canCancel, isDropOff } from '#domain/shipments/transitions.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import type { Shipment, ShipmentStatus } from '#generated/models.ts'
import { browserVibration } from '#platform/vibration.ts'
import { useOnline } from '#session/use-online.ts'
import { space, shadow, token } from '#theme/tokens.ts'
import type { Translate } from '#messages/index.ts'
import { shipments } from '#messages/shipments.ts'
import { keepHeight } from '#ui/patterns/keep-height.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { ConfirmDialog } from '#ui/primitives/modal/confirm-dialog.tsx'
import { SlideToConfirm } from '#ui/primitives/slide/slide-to-confirm.tsx'
import { useRider } from '../rider-context.ts'
import { useKeyCheck } from '../use-key-check.ts'
import { shownOf, useTripSteps } from '../use-trip-steps.ts'
import { CollectLine } from './collect-line.tsx'
import { KeyDialog } from './key-dialog.tsx'

/** At the foot of the window, under the thumb; the page keeps room for it, however many lines it has. */
const Bottom = styled.div`
  position: fixed;
  z-index: 10;
  inset: auto 0 0;
  padding: ${space(3)} max(${space(4)}, calc(50% - 264px)) calc(${space(3)} + env(safe-area-inset-bottom));
  background: ${token.page};
  box-shadow: ${shadow[2]};

  :root:has(&) {
    scroll-padding-bottom: calc(var(--sticky-bottom) + ${space(2)});
  }
`

const keepBottomHeight = keepHeight('--sticky-bottom')

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
  const t = useT(shipments)
  const { rider, queue } = useRider()
  const isOnline = useOnline()
  const { steps, isStalled } = useStore(queue.store)
  // A phone that calls itself connected may reach nobody: then steps wait.
  const mustWait = !isOnline || (isStalled && steps.length > 0)
  const [open, setOpen] = useState<{ question: 'cancel' | 'key'; id: string; scope: ShipmentAction }>()
  const { isNext, advance, giveUp, tellKey } = useTripSteps(trip)
  const keyCheck = useKeyCheck(shipment.id)
  const onScreen = useRef({ id: shipment.id, onMoved })
  useLayoutEffect(() => {
    onScreen.current = { id: shipment.id, onMoved }
  })
  const mayAct = canActWith(shipment, trip.shipments, rider.riderId)
  const shown = shownOf(trip, shipment)
  const wanted = wantedStatus(shown)
  const isPossible = { cancel: canCancel(shipment), key: wanted === 'DELIVERED' }
  const scope = cancelAction(shown)
  const isAbout = open?.id === shipment.id && open.scope === scope
  // a question is about one shipment, alone or with its stack, and goes with what it asks
  if (open && !(mayAct && isAbout && isPossible[open.question])) setOpen(undefined)
  if (!mayAct) return null

  const label = sliderLabel(shown)
  const isTaking = shipment.status === 'LOOKING_FOR_DRIVER'
  const collect = isDropOff(shipment.status) ? shipment.collect : undefined
  const ask = (question: 'cancel' | 'key') => setOpen({ question, id: shipment.id, scope })
  const close = () => setOpen(undefined)
  const moved = (action: ShipmentAction | undefined, status: ShipmentStatus) => {
    // an answer that came late is of a shipment that another one may have followed on the screen
    const isOnScreen = shipment.id === onScreen.current.id
    if (action === 'single' && trip.stack && isOnScreen) onScreen.current.onMoved(status)
  }
  const goOn = (status: ShipmentStatus) => moved(advance(shipment.id, status), status)
  const onConfirm = () => {
    if (wanted === 'DELIVERED' && shipment.keyConfirmed !== true) ask('key')
    else if (wanted !== undefined) goOn(wanted)
  }
  const openCancel = () => {
    browserVibration().failure()
    ask('cancel')
  }
  const onCancel = () => moved(giveUp(shipment.id, scope), 'DRIVER_CANCELED')
  const cancelLabel = t(scope === 'stack' ? 'shipments.cancel-stack' : 'shipments.cancel-simple')
  return (
    <>
      {isPossible.cancel && (
        <Button tone="quiet" onPress={openCancel}>
          {cancelLabel}
        </Button>
      )}
      {label && (
        <Bottom data-bottom-bar="" ref={keepBottomHeight}>
          {collect && <CollectLine {...collect} />}
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
      {open?.question === 'cancel' && (
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
      {open?.question === 'key' && (
        <KeyDialog
          code={shipment.codeToShow}
          keyCheck={keyCheck}
          mustWait={mustWait}
          isWanted={() => isNext(shipment.id, 'DELIVERED')}
          onTold={() => goOn('DELIVERED')}
          onKept={(check, stepKey) => {
            if (!isNext(shipment.id, 'DELIVERED')) return
            tellKey(shipment.id, check, stepKey)
            goOn('DELIVERED')
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function labelText(
  t: Translate<typeof shipments>,
  { key, code }: NonNullable<ReturnType<typeof sliderLabel>>,
): string {
  if (code !== undefined && key === 'shipments.slider.on-route')
    return t('shipments.slider.on-route-code', { code })
  if (code !== undefined && key === 'shipments.slider.delivered')
    return t('shipments.slider.delivered-code', { code })
  return t(key)
}
