import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { customerQuery, ordersQuery } from '#api/order-queries.ts'
import { isContactForced, isNameForced } from '#domain/checkout/checkout-context.ts'
import { stripDocument } from '#domain/checkout/form.ts'
import { defaultPhoneCountry } from '#domain/phone/countries.ts'
import { DOCUMENT_MAX, NAME_MAX, TABLE_MAX } from '#domain/checkout/typed-length.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { checkout } from '#messages/checkout.ts'
import { checkoutOf, useCheckoutValue } from '#session/checkout-store.ts'
import { useBranchContact, useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { useJudgedPhone } from '#session/use-customer-phone.ts'
import { useCustomizations } from '#session/use-customizations.ts'
import { space } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { PhoneField } from '#ui/patterns/phone-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Gate } from '../components/gate.tsx'
import { ReceiptSection } from '../components/receipt-section.tsx'
import { Section } from '../components/section.tsx'
import { fieldId } from '../field-id.ts'
import { useCheckout, useFieldError, usePhone } from '../use-checkout.ts'
import { useTable } from '../use-table.ts'

const OptIn = styled.div`
  margin: 0 -${space(3)} -${space(3)};
`

function Customer() {
  const t = useT(checkout)
  const session = useSession()
  const { branch } = useVenue()
  const { mandatoryEmail } = useBranchContact()
  const customizations = useCustomizations()
  const order = useCheckout()
  const { mode } = order
  const diner = useSessionValue('diner', (state) => state)
  const tableNumber = useCheckoutValue((state) => state.tableNumber)
  const optIn = useCheckoutValue((state) => state.optIn)
  const phone = usePhone()
  const hasOptedIn = useCheckoutValue((state) => state.customer?.optIn === true)
  const { table, isUnknown } = useTable()
  useKnownCustomer()
  const { change } = session.diner.getState()
  const changeDraft = useCheckoutValue((state) => state.change)
  const nameError = useFieldError(order, 'customerName')
  const phoneError = useFieldError(order, 'phone')
  const documentError = useFieldError(order, 'document')
  const tableError = useFieldError(order, 'tableNumber')
  const emailError = useFieldError(order, 'email')
  const errors = [nameError, phoneError, documentError, tableError, emailError]
  const hasTable = mode !== undefined && ORDER_MODES[mode.type].hasTable
  const isForced = mode === undefined || isContactForced({ mode })
  const isNameNeeded = mode === undefined || isNameForced({ mode })
  const markOf = (isNeeded: boolean) => t(isNeeded ? 'common.required' : 'common.optional')
  const documentLabel = customizations.find(({ resource }) => resource === 'DOCUMENT_LABEL')?.label
  const isComplete =
    diner.name.trim() !== '' && diner.phone.trim() !== '' && (!mandatoryEmail || diner.email !== '')
  const summary = [diner.name, phone?.ok ? phone.national : diner.phone, diner.email]
    .filter(Boolean)
    .join(' · ')
  return (
    <Section
      title={t('checkout.my-data')}
      summary={summary}
      isComplete={isComplete && !hasTable}
      isFailing={
        errors.some((error) => error !== undefined) || (phone?.ok === false && diner.phone.trim() !== '')
      }
    >
      <TextField
        id={fieldId('customerName')}
        label={t('checkout.name')}
        mark={markOf(isNameNeeded)}
        required={isNameNeeded}
        autoComplete="name"
        maxLength={NAME_MAX}
        value={diner.name}
        error={nameError}
        onChange={(name) => change({ name })}
      />
      <PhoneField
        id={fieldId('phone')}
        label={t('checkout.phone')}
        mark={markOf(isForced)}
        required={isForced}
        country={diner.phoneCountry ?? defaultPhoneCountry(branch?.country)}
        value={diner.phone}
        error={phoneError}
        onCountryChange={(phoneCountry) => change({ phoneCountry })}
        onChange={(phone) => change({ phone })}
      />
      {branch?.documentRequested && (
        <TextField
          id={fieldId('document')}
          label={documentLabel || t('checkout.document')}
          mark={t('common.optional')}
          maxLength={DOCUMENT_MAX}
          value={diner.document}
          error={documentError}
          onChange={(text) => change({ document: stripDocument(text) })}
        />
      )}
      {hasTable && (
        <TextField
          id={fieldId('tableNumber')}
          label={t('checkout.table')}
          mark={table ? undefined : t('common.required')}
          hint={(table && t('checkout.table-named')) || (isUnknown ? t('checkout.table-unknown') : undefined)}
          required
          readOnly={table !== undefined}
          maxLength={TABLE_MAX}
          value={table ? (table.number ?? '') : tableNumber}
          error={tableError}
          onChange={(number) => changeDraft({ tableNumber: number })}
        />
      )}
      <TextField
        id={fieldId('email')}
        label={t('checkout.email')}
        mark={markOf(mandatoryEmail)}
        hint={t('checkout.email-note')}
        required={mandatoryEmail}
        type="email"
        autoComplete="email"
        value={diner.email}
        error={emailError}
        onChange={(email) => change({ email })}
      />
      {phone?.ok === true && !hasOptedIn && (
        <OptIn>
          <ChoiceRow
            type="checkbox"
            name="opt-in"
            label={t('checkout.opt-in')}
            checked={optIn}
            onChange={(wants) => changeDraft({ optIn: wants })}
          />
        </OptIn>
      )}
    </Section>
  )
}

function CheckoutCustomer() {
  const { receipts } = useBranchContact()
  return (
    <Gate>
      <Customer />
      {receipts && <ReceiptSection />}
    </Gate>
  )
}

/**
 * 'Mis datos', and the name on the receipt at venues that issue them.
 * @source requirements CHK-02, CHK-09, CHK-10, CHK-11, CHK-14
 */
export const checkoutCustomerBlock = defineBlock({ type: 'checkout-customer', render: CheckoutCustomer })

/**
 * Once a valid phone is unchanged for 500 ms, its customer and orders are requested from the venue. On a failure there
 * is a customer without opt-in and no orders; failures are only logged.
 * @source diner spec §4 "Phone change (after 500 ms)", §8; requirements CHK-14
 */
function useKnownCustomer(): void {
  const session = useSession()
  const { client } = useApi()
  const { id, branch } = useBranchContact()
  const { phone } = useJudgedPhone()
  const enabled = phone !== ''
  const { data: customer } = useQuery({ ...customerQuery(client, phone, branch.id), enabled })
  useQuery({ ...ordersQuery(client, phone, id, 0), enabled })

  useEffect(() => {
    checkoutOf(session).setState({ customer })
    if (customer?.name && session.diner.getState().name === '')
      session.diner.getState().change({ name: customer.name })
  }, [customer, session])
}
