import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { DELIVERY_KEY_DIGITS, DELIVERY_KEY_TRIES } from '#domain/defaults.ts'
import { isWanted } from '#domain/shipments/ride.ts'
import type { DeliveryKeyCheck, Shipment } from '#generated/models.ts'
import { browserVibration } from '#platform/vibration.ts'
import { mustWait } from '#session/ride-store.ts'
import { shipments } from '#messages/shipments.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { StatusRegion } from '#ui/primitives/feedback/status-region.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextArea } from '#ui/patterns/text-area.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useModalOpen } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useRider } from '../rider-context.ts'

/** Limits of `reason` in the API contract. @units characters */
const REASON_SHORTEST = 3
const REASON_LONGEST = 200

type Asked = Pick<Shipment, 'id' | 'codeToShow'>

/** Asks for the key that the diner says at the door, or for the reason why there is none. @source design §5 "Keys" */
export function KeyDialog({ shipment, onClose }: { shipment: Asked; onClose: () => void }) {
  const t = useT(shipments)
  return (
    <Modal title={t('shipments.key-title')} variant="dialog" onClose={onClose}>
      <KeyForm shipment={shipment} />
    </Modal>
  )
}

function KeyForm({ shipment: { id, codeToShow: code } }: { shipment: Asked }) {
  const t = useT(shipments)
  const { ride } = useRider()
  const toast = useToast()
  const isOpen = useModalOpen()
  const isWaiting = useStore(ride.store, mustWait)
  // outlives the dialog: a reopened dialog waits for the pending answer
  const isChecking = useStore(ride.store, ({ checking }) => checking.includes(id))
  const [isWithout, setWithout] = useState(false)
  const [key, setKey] = useState('')
  const [reason, setReason] = useState('')
  const field = useRef<HTMLElement>(null)
  const hold = (control: HTMLElement | null) => {
    field.current = control
  }
  useEffect(() => field.current?.focus(), [isWithout])
  const isComplete = isWithout ? reason.trim().length >= REASON_SHORTEST : key.length === DELIVERY_KEY_DIGITS
  const [error, setError] = useState<string>()
  const fail = (text: string) => {
    setError(text)
    toast(text, 'error')
    const control = field.current
    control?.focus()
    // a full field takes no more digits: select them, so that the next input replaces them
    if (isComplete && control instanceof HTMLInputElement) control.select()
  }
  /** The reason was sent; the venue decides. */
  const [isAsked, setAsked] = useState(false)
  const clear = () => {
    setError(undefined)
    setAsked(false)
  }

  const wrongText = () => {
    const asked = ride.store.getState().trip?.shipments.find((one) => one.id === id)
    const left = DELIVERY_KEY_TRIES - (asked?.keyTries ?? 0)
    if (left <= 0) return t('shipments.key-none-left')
    return left === 1 ? t('shipments.key-wrong-last') : t('shipments.key-wrong', { n: left })
  }
  const submit = async () => {
    // also when offline: a pending answer may still arrive, and an order is handed over only once
    if (isChecking) return
    if (!isComplete) return fail(t(isWithout ? 'shipments.key-reason-missing' : 'shipments.key-incomplete'))
    const body: DeliveryKeyCheck = isWithout ? { withoutKeyReason: reason.trim() } : { key }
    const outcome = await ride.sendKey(id, body, () => !isOpen())
    if (outcome.kind === 'sent') return
    const toastLate = (text: string) => {
      if (isWanted(ride.store.getState(), id, 'DELIVERED'))
        toast(t('shipments.key-late', { code, text }), 'error')
    }
    if (outcome.kind !== 'refused') return isOpen() ? undefined : toastLate(t('shipments.key-unknown'))
    if (outcome.code === 'KEY_NOT_GRANTED')
      return isOpen() ? setAsked(true) : toastLate(t('shipments.key-asked'))
    browserVibration().failure()
    const text =
      outcome.code === 'SECURITY_CODE_WRONG'
        ? wrongText()
        : t(outcome.code === 'KEY_LOCKED' ? 'shipments.key-none-left' : 'shipments.move-failed')
    if (isOpen()) fail(text)
    else toastLate(text)
  }
  const swap = () => {
    clear()
    setWithout(!isWithout)
  }
  return (
    <Form onSend={submit}>
      {isWaiting && <Notice icon="offline">{t('shipments.key-offline')}</Notice>}
      {isWithout ? (
        <TextArea
          label={t('shipments.key-reason')}
          hint={t('shipments.key-reason-hint')}
          ref={hold}
          value={reason}
          limit={REASON_LONGEST}
          error={error}
          onChange={(text) => {
            clear()
            setReason(text)
          }}
        />
      ) : (
        <TextField
          label={t('shipments.key-label')}
          hint={t('shipments.key-text')}
          ref={hold}
          value={key}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DELIVERY_KEY_DIGITS}
          required
          error={error}
          onChange={(text) => {
            clear()
            setKey(text.replaceAll(/\D/g, ''))
          }}
        />
      )}
      <StatusRegion>{isAsked && <Notice icon="clock">{t('shipments.key-asked')}</Notice>}</StatusRegion>
      <Button type="submit" wide loading={isChecking}>
        {t('shipments.key-confirm')}
      </Button>
      <Button tone="quiet" onPress={swap}>
        {t(isWithout ? 'shipments.key-with' : 'shipments.key-without')}
      </Button>
    </Form>
  )
}
