import styled from 'styled-components'
import { useStore } from 'zustand'
import type { RideView } from '#domain/shipments/ride.ts'
import { isDropOff } from '#domain/shipments/transitions.ts'
import type { Shipment } from '#generated/models.ts'
import { browserVibration } from '#platform/vibration.ts'
import { mustWait } from '#session/ride-store.ts'
import { space, shadow, token, text } from '#theme/tokens.ts'
import type { Translate } from '#messages/index.ts'
import { shipments } from '#messages/shipments.ts'
import { keepHeight } from '#ui/patterns/keep-height.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { wrap } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog.tsx'
import { SlideToConfirm } from '#ui/primitives/slide/slide-to-confirm.tsx'
import { useRider } from '../rider-context.ts'
import { KeyDialog } from './key-dialog.tsx'

/** Fixed to the bottom of the window, in reach of the thumb; the page reserves its height, whatever it is. */
const Bottom = styled.div`
  position: fixed;
  z-index: 10;
  inset: auto 0 0;
  padding: ${space(3)} max(${space(4)}, calc(50% - 264px)) calc(${space(3)} + env(safe-area-inset-bottom));
  background: ${token.page};
  box-shadow: ${shadow[2]};

  /* It would cover more than a third of such a window, low or with large texts: it scrolls with the page. */
  @media (max-height: 32rem) {
    position: static;
    padding: 0;
    box-shadow: none;

    :root:has(&) {
      --sticky-bottom: 0px !important;
    }
  }
`

const keepBottomHeight = keepHeight('--sticky-bottom')

interface TripActionsProps {
  view: RideView
  /** a step is being sent, or taking the shipment is unanswered */
  isSending: boolean
}

/** The next step on a slider, and the button to give up. @source delivery spec §2, §4; requirements SHIP-05, SHIP-06 */
export function TripActions({ view, isSending }: TripActionsProps) {
  const t = useT(shipments)
  const { ride } = useRider()
  const isWaiting = useStore(ride.store, mustWait)
  const question = useStore(ride.store, (state) => state.question)
  const { selected, next, cancel } = view
  const asked = view.shipments.find(({ id }) => id === question?.id)
  const collect = isDropOff(selected.status) ? selected.collect : undefined
  const close = () => ride.dispatch({ type: 'closed' })
  const openCancel = (scope: NonNullable<typeof cancel>) => {
    browserVibration().failure()
    ride.dispatch({ type: 'asked', question: { kind: 'cancel', id: selected.id, scope } })
  }
  const cancelLabel = t(cancel === 'stack' ? 'shipments.cancel-stack' : 'shipments.cancel-simple')
  return (
    <>
      {cancel && (
        <Button tone="quiet" onPress={() => openCancel(cancel)}>
          {cancelLabel}
        </Button>
      )}
      {next && (
        <Bottom data-bottom-bar="" ref={keepBottomHeight}>
          {collect && <CollectLine {...collect} />}
          <SlideToConfirm
            label={labelText(t, next)}
            labels={{
              hint: t('shipments.slider.hint'),
              ready: t('shipments.slider.ready'),
              enter: t('shipments.slider.enter'),
              press: t('shipments.slider.press'),
              confirm: t('shipments.slider.confirm'),
              back: t('shipments.slider.back'),
            }}
            loading={isSending}
            // Taking a shipment needs the server: another rider may take it first.
            unavailable={
              isWaiting && selected.status === 'LOOKING_FOR_DRIVER'
                ? t('shipments.slider.needs-network')
                : undefined
            }
            onConfirm={() => ride.slide(selected.id, next.status)}
          />
        </Bottom>
      )}
      {question?.kind === 'cancel' && (
        <ConfirmDialog
          title={cancelLabel}
          question={t('shipments.cancel-question')}
          cancelLabel={t('shipments.cancel-no')}
          confirmLabel={t('shipments.cancel-yes')}
          destructive
          onConfirm={() => ride.giveUp(question)}
          onClose={close}
        />
      )}
      {question?.kind === 'key' && asked && <KeyDialog key={asked.id} shipment={asked} onClose={close} />}
    </>
  )
}

function labelText(t: Translate<typeof shipments>, { key, code }: NonNullable<RideView['next']>): string {
  if (code !== undefined && key === 'shipments.slider.on-route')
    return t('shipments.slider.on-route-code', { code })
  if (code !== undefined && key === 'shipments.slider.delivered')
    return t('shipments.slider.delivered-code', { code })
  return t(key)
}

const Line = styled.div`
  ${wrap(0, 3)}
  align-items: baseline;
  padding-bottom: ${space(2)};

  > strong {
    display: inline-flex;
    align-items: baseline;
    gap: ${space(2)};
    font-size: ${text[3]};
    font-variant-numeric: tabular-nums;
  }
  > strong > svg {
    align-self: center;
  }
`

/** The amount to collect at the door: beside the next step at the bottom of the page, where nothing covers it. */
function CollectLine({ amount, paymentMethod, paysWith }: NonNullable<Shipment['collect']>) {
  const t = useT(shipments)
  const money = useMoney()
  const isCash = paymentMethod === 'CASH'
  return (
    <Line>
      <strong>
        <Icon name="cash" />
        {t('shipments.collect', { amount: money(amount) })}
      </strong>
      <span>{isCash ? t('shipments.collect-cash') : t('shipments.collect-other')}</span>
      {isCash && paysWith !== undefined && paysWith > amount && (
        <span>
          {t('shipments.collect-change', { paysWith: money(paysWith), change: money(paysWith - amount) })}
        </span>
      )}
    </Line>
  )
}
