import { useState } from 'react'
import {
  identificationText,
  identificationsOf,
  taxIdentification,
} from '#domain/identification/identification.ts'
import { DOCUMENT_MAX, RECEIPT_NAME_MAX } from '#domain/checkout/typed-length.ts'
import { isBlank } from '#domain/checkout/form.ts'
import type { ReceiptHolder } from '#generated/models.ts'
import { receiptRequest } from '#messages/receipt-request.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useCheckoutValue } from '#session/checkout-store.ts'
import { Select } from '#ui/primitives/field/select.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { fieldId } from '../field-id.ts'
import { useCheckout, useFieldError } from '../use-checkout.ts'
import { Section } from './section.tsx'

/** Whom the receipt is made out to, where that is not the diner. */
export function ReceiptSection() {
  const t = useT(receiptRequest)
  const changeDraft = useCheckoutValue((state) => state.change)
  const { country } = useBranchContact().branch
  const holder = useCheckoutValue((state) => state.receiptHolder)
  const order = useCheckout()
  const numberError = useFieldError(order, 'receiptNumber')
  const nameError = useFieldError(order, 'receiptName')
  const [picked, pick] = useState(taxIdentification(country).type)
  const chosen = holder?.identificationType ?? picked
  const kinds = identificationsOf(country)
  const kind = kinds.find(({ type }) => type === chosen)
  const typed: ReceiptHolder = holder ?? { name: '', identificationType: chosen, identificationNumber: '' }
  const change = (part: Partial<ReceiptHolder>) => {
    const next = { ...typed, ...part }
    const isNobody = isBlank(next.name) && isBlank(next.identificationNumber)
    changeDraft({ receiptHolder: isNobody ? undefined : next })
  }
  return (
    <Section
      title={t('receipt-request.title')}
      summary={
        holder === undefined
          ? t('receipt-request.own')
          : `${holder.name} · ${holder.identificationType} ${identificationText(country, holder)}`
      }
      isComplete
      isEmpty={holder === undefined}
      isFailing={numberError !== undefined || nameError !== undefined}
    >
      <p>{t('receipt-request.hint')}</p>
      {kinds.length > 1 && (
        <Select
          label={t('receipt-request.type')}
          value={chosen}
          options={kinds.map(({ type }) => ({ value: type, label: type }))}
          onChange={(value) => {
            const next = kinds.find(({ type }) => type === value)
            if (next === undefined) return
            pick(next.type)
            change({ identificationType: next.type })
          }}
        />
      )}
      <TextField
        id={fieldId('receiptNumber')}
        label={t('receipt-request.number', { type: chosen })}
        hint={kind && t('receipt-request.example', { example: kind.example })}
        autoComplete="off"
        maxLength={DOCUMENT_MAX}
        value={typed.identificationNumber}
        error={numberError}
        onChange={(identificationNumber) => change({ identificationNumber })}
      />
      <TextField
        id={fieldId('receiptName')}
        label={t('receipt-request.name')}
        autoComplete="off"
        maxLength={RECEIPT_NAME_MAX}
        value={typed.name}
        error={nameError}
        onChange={(name) => change({ name })}
      />
    </Section>
  )
}
