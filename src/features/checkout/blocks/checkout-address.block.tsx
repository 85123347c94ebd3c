import { useEffect } from 'react'
import { useApi } from '#api/api-context.tsx'
import { logClientError } from '#api/log-client-error.ts'
import { canAskFee } from '#domain/address/address.ts'
import { BETWEEN_STREETS_MAX, DETAILS_MAX } from '#domain/checkout/typed-length.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { checkout } from '#messages/checkout.ts'
import { useBranchContact, useSession, useSessionValue } from '#session/page-context.ts'
import { useOrderMode } from '#session/use-menu.ts'
import { claimNotice } from '#session/claim-notice.ts'
import { useCheckoutValue } from '#session/checkout-store.ts'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { AddressChoice } from '../components/address-choice.tsx'
import { DeliveryCost } from '../components/delivery-cost.tsx'
import { FarPoint } from '../components/far-point.tsx'
import { Gate } from '../components/gate.tsx'
import { Section } from '../components/section.tsx'
import { fieldId } from '../field-id.ts'
import { useCheckout, useFieldError } from '../use-checkout.ts'

function Address() {
  const t = useT(checkout)
  const { diner } = useSession()
  const changeDraft = useCheckoutValue((state) => state.change)
  const { deliveryConfig } = useBranchContact()
  const order = useCheckout()
  const location = useSessionValue('diner', (state) => state.location)
  const betweenStreets = useCheckoutValue((state) => state.betweenStreets)
  const details = useCheckoutValue((state) => state.details)
  const locationError = useFieldError(order, 'location')
  const pointError = useFieldError(order, 'pointConfirmed')
  const streetsError = useFieldError(order, 'betweenStreets')
  useFeeLog(location !== undefined && canAskFee(location))
  /** Stored with this order, and with the address for the next one. */
  const change = (part: { betweenStreets?: string; details?: string }) => {
    changeDraft(part)
    if (location) diner.getState().moveTo({ ...location, ...part })
  }
  return (
    <Section title={t('checkout.my-address')}>
      <AddressChoice location={location} error={locationError} />
      {location && <FarPoint location={location} error={pointError} />}
      <TextField
        id={fieldId('betweenStreets')}
        label={t('checkout.between-streets')}
        mark={t(deliveryConfig.betweenStreetsRequired ? 'common.required' : 'common.optional')}
        required={deliveryConfig.betweenStreetsRequired}
        maxLength={BETWEEN_STREETS_MAX}
        value={betweenStreets}
        error={streetsError}
        onChange={(typed) => change({ betweenStreets: typed })}
      />
      <TextField
        label={t('checkout.details')}
        mark={t('common.optional')}
        placeholder={t('checkout.details-placeholder')}
        maxLength={DETAILS_MAX}
        value={details}
        onChange={(typed) => change({ details: typed })}
      />
      {/* missing address parts are shown once, at the button */}
      {locationError === undefined && <DeliveryCost />}
    </Section>
  )
}

/**
 * Delivery without a full address has no fee: logged, so that the operator sees how often it happens.
 * @source requirements ADDR-05
 */
function useFeeLog(canAsk: boolean): void {
  const { client } = useApi()
  const { alias } = useSession()
  useEffect(() => {
    if (canAsk || !claimNotice(alias, 'no-address')) return
    logClientError(client, {
      error: 'No tiene fullAddress este comensal',
      context: { alias, screen: 'checkout' },
    })
  }, [canAsk, client, alias])
}

function CheckoutAddress() {
  const mode = useOrderMode()
  return <Gate>{mode && ORDER_MODES[mode.type].needsAddress && <Address />}</Gate>
}

/** 'MI DIRECCIÓN', in delivery only. @source requirements CHK-03, ADDR-05 */
export const checkoutAddressBlock = defineBlock({ type: 'checkout-address', render: CheckoutAddress })
