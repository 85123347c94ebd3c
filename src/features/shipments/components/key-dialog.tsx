import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { DELIVERY_KEY_DIGITS } from '#domain/defaults.ts'
import type { DeliveryKeyCheck } from '#generated/models.ts'
import { shipments } from '#messages/shipments.ts'
import { randomKey } from '#platform/random-key.ts'
import { space } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Modal, useCloseModal, useModalOpen } from '#ui/primitives/modal/modal.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import type { KeyCheck, KeyVerdict } from '../use-key-check.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** Limits of the contract's reason. @units characters */
const REASON_SHORTEST = 3
const REASON_LONGEST = 200

export interface KeyDialogProps {
  /** names the shipment to a rider who has left the dialog */
  code: string
  /** Outlives the dialog, as long as its page stays: one that is opened again waits for the answer of the first. */
  keyCheck: KeyCheck
  /** There is no network, or steps wait already: the key is checked after them. */
  mustWait: boolean
  /** Whether the shipment still is to be handed over: an answer may be late. */
  isWanted: () => boolean
  /** The server has confirmed the key, or taken the reason. */
  onTold: () => void
  /** The key could not be checked now: it is to be sent with the steps. */
  onKept: (check: DeliveryKeyCheck, stepKey: string) => void
  onClose: () => void
}

/** Asks for the key that the diner tells at the door, or why there is none. @source design §5 "Keys" */
export function KeyDialog(props: KeyDialogProps) {
  const t = useT(shipments)
  return (
    <Modal
      title={t('shipments.key-title')}
      closeLabel={t('common.close')}
      variant="dialog"
      onClose={props.onClose}
    >
      <KeyForm {...props} />
    </Modal>
  )
}

function KeyForm({ code, keyCheck, mustWait, isWanted, onTold, onKept }: KeyDialogProps) {
  const t = useT(shipments)
  const toast = useToast()
  const close = useCloseModal()
  const isOpen = useModalOpen()
  const [isWithout, setWithout] = useState(false)
  const [key, setKey] = useState('')
  const [reason, setReason] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [isWithout])
  const { check, isChecking } = keyCheck
  const [error, setError] = useState<string>()
  /** The venue has the reason and decides. */
  const [isAsked, setAsked] = useState(false)
  const clear = () => {
    setError(undefined)
    setAsked(false)
  }

  const isComplete = isWithout ? reason.trim().length >= REASON_SHORTEST : key.length === DELIVERY_KEY_DIGITS
  const submit = async () => {
    // also without a network by now: the answer of before may still come, and the order is handed over once
    if (isChecking) return
    if (!isComplete)
      return setError(t(isWithout ? 'shipments.key-reason-missing' : 'shipments.key-incomplete'))
    const body: DeliveryKeyCheck = isWithout ? { withoutKeyReason: reason.trim() } : { key }
    const stepKey = randomKey()
    const verdict: KeyVerdict = mustWait ? { kind: 'unknown' } : await check(body, stepKey)
    if (verdict.kind === 'confirmed') return close(onTold)
    const tellLate = (text: string) => {
      if (isWanted()) toast(t('shipments.key-late', { code, text }), 'error')
    }
    if (verdict.kind === 'asked') {
      if (isOpen()) setAsked(true)
      else tellLate(t('shipments.key-asked'))
      return
    }
    if (verdict.kind === 'refused') {
      if (isOpen()) setError(verdict.reason)
      else tellLate(verdict.reason)
      return
    }
    // nobody knows whether it is right: who has left the dialog has not handed the order over
    if (isOpen()) close(() => onKept(body, stepKey))
    else tellLate(t('shipments.key-unknown'))
  }
  const swap = () => {
    clear()
    setWithout(!isWithout)
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {mustWait && <Notice icon="offline">{t('shipments.key-offline')}</Notice>}
      {isWithout ? (
        <TextArea
          label={t('shipments.key-reason')}
          hint={t('shipments.key-reason-hint')}
          value={reason}
          limit={REASON_LONGEST}
          counterName={(n, limit) => t('common.counter-name', { n, limit })}
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
          ref={field}
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
      {isAsked && (
        <Notice icon="clock" live>
          {t('shipments.key-asked')}
        </Notice>
      )}
      <Button type="submit" wide loading={isChecking}>
        {t('shipments.key-confirm')}
      </Button>
      <Button tone="quiet" onPress={swap}>
        {t(isWithout ? 'shipments.key-with' : 'shipments.key-without')}
      </Button>
    </Form>
  )
}
