import { holderOf } from '#domain/payment/card.ts'
import type { CardToken } from '../contract.ts'
import { joinToken } from './card-token.ts'
import { plansOf, type Plan, type Price } from './plans.ts'
import {
  deviceSession,
  type CardKind,
  type MercadoPagoSdk,
  type SecureField,
  type SecureFieldName,
} from './sdk.ts'

/** In order of appearance. */
export const SECURE_FIELDS: readonly SecureFieldName[] = ['cardNumber', 'expirationDate', 'securityCode']

/** Number of leading digits that identify a card's network. */
const BIN_DIGITS = 6

export interface SecureFieldsOptions {
  readonly sdk: MercadoPagoSdk
  /** id of the element that a field is mounted in */
  readonly placeOf: (name: SecureFieldName) => string
  readonly style: Readonly<Record<string, string>>
  readonly onReady: () => void
  readonly onFail: () => void
  /** the fields that the vendor reports as valid */
  readonly onRight: (right: ReadonlySet<SecureFieldName>) => void
  /** the first digits of the number, once there are enough; '' before */
  readonly onBin: (bin: string) => void
}

export interface Holder {
  readonly name: string
  readonly identificationType: string
  readonly document: string
  readonly instalments: number
}

export interface SecureFields {
  readonly tokenise: (holder: Holder) => Promise<CardToken>
  readonly plansOf: (bin: string, price: Price) => Promise<readonly Plan[]>
  readonly focus: (name: SecureFieldName) => void
  readonly remove: () => void
}

/** Card number, month and code in the vendor's frames; our page never sees the input. */
export function mountSecureFields(options: SecureFieldsOptions): SecureFields {
  const { sdk, placeOf, style, onReady, onFail, onRight, onBin } = options
  const right = new Set<SecureFieldName>()
  let waiting = SECURE_FIELDS.length
  let kind: Promise<CardKind | undefined> = Promise.resolve(undefined)
  const mount = (name: SecureFieldName): SecureField => {
    const field = sdk.fields.create(name, { style }).mount(placeOf(name))
    field.on('ready', () => {
      waiting -= 1
      if (waiting === 0) onReady()
    })
    field.on('error', onFail)
    field.on('validityChange', ({ errorMessages = [] }) => {
      if (errorMessages.length === 0) right.add(name)
      else right.delete(name)
      onRight(new Set(right))
    })
    if (name === 'cardNumber')
      field.on('binChange', ({ bin: typed }) => {
        const bin = typed ?? ''
        const isKnown = bin.length >= BIN_DIGITS
        kind = isKnown ? kindOf(sdk, bin) : Promise.resolve(undefined)
        onBin(isKnown ? bin : '')
      })
    return field
  }
  const fields = new Map(SECURE_FIELDS.map((name) => [name, mount(name)]))
  return {
    async tokenise({ name, identificationType, document, instalments }) {
      if (right.size < SECURE_FIELDS.length) return { ok: false, code: 'INVALID' }
      try {
        const made = await sdk.fields.createCardToken({
          cardholderName: name,
          identificationType,
          identificationNumber: document,
        })
        const card = await kind
        if (made?.id === undefined || card === undefined) return { ok: false, code: 'FAILED' }
        const { id: paymentMethodId, issuer } = card
        const issuerId = issuer?.id === undefined ? undefined : String(issuer.id)
        const session = deviceSession()
        const typed = { token: made.id, paymentMethodId, issuer: issuerId, instalments, session }
        const holder = holderOf({ cardName: name, cardDocument: document })
        return { ok: true, token: joinToken(typed), paymentMethodId, ...holder }
      } catch {
        return { ok: false, code: 'FAILED' }
      }
    },
    plansOf: (bin, price) => plansOf(sdk, bin, price),
    focus: (name) => fields.get(name)?.focus(),
    remove: () => {
      for (const field of fields.values()) field.unmount()
    },
  }
}

async function kindOf(sdk: MercadoPagoSdk, bin: string): Promise<CardKind | undefined> {
  const { results } = await sdk.getPaymentMethods({ bin }).catch(() => ({ results: [] }))
  return results[0]
}
