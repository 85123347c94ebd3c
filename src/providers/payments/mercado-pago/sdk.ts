/** The names of the fields that stand in frames of the vendor. */
export type SecureFieldName = 'cardNumber' | 'expirationDate' | 'securityCode'

/** What a field tells: an empty list of messages means that it would be taken. */
export type FieldEvents = {
  ready: () => void
  error: () => void
  validityChange: (event: { errorMessages?: readonly unknown[] }) => void
  binChange: (event: { bin?: string | null }) => void
}

export interface SecureField {
  mount(elementId: string): SecureField
  unmount(): void
  focus(): void
  on<Name extends keyof FieldEvents>(name: Name, listener: FieldEvents[Name]): void
}

/** The part of the vendor's script that is used. */
export interface MercadoPagoSdk {
  readonly fields: {
    create(
      name: SecureFieldName,
      options?: { placeholder?: string; style?: Readonly<Record<string, string>> },
    ): SecureField
    createCardToken(holder: {
      cardholderName: string
      identificationType: string
      identificationNumber: string
    }): Promise<{ id?: string } | undefined>
  }
  getPaymentMethods(search: { bin: string }): Promise<{ results: readonly CardKind[] }>
  /** @param search - amount in whole units with a point */
  getInstallments(search: { amount: string; bin: string }): Promise<InstalmentsAnswer>
}

/** For each kind of card that the digits may be of, in how many instalments it can be charged. */
export type InstalmentsAnswer = readonly {
  readonly payer_costs?: readonly {
    readonly installments?: number
    readonly recommended_message?: string
    readonly labels?: readonly string[]
  }[]
}[]

/** A card by its first digits. */
export interface CardKind {
  /** of its network: 'visa' */
  readonly id: string
  /** the bank that gave it */
  readonly issuer?: { readonly id?: number | string }
}

type MakeSdk = new (publicKey: string, options?: { locale?: string }) => MercadoPagoSdk

const ADDRESS = 'https://sdk.mercadopago.com/js/v2'

let loading: Promise<MakeSdk> | undefined

/**
 * The vendor's own script, once a page; it must come from the vendor's host, and the page's policy trusts it because
 * a trusted script asks for it.
 * @errors rejects when it does not come; asking again tries again
 */
export function loadSdk(): Promise<MakeSdk> {
  loading ??= new Promise<MakeSdk>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = ADDRESS
    script.async = true
    script.addEventListener('load', () => {
      const made: unknown = Reflect.get(window, 'MercadoPago')
      if (typeof made === 'function') resolve(made as MakeSdk)
      else reject(new Error('The script of Mercado Pago brought nothing'))
    })
    script.addEventListener('error', () => reject(new Error('The script of Mercado Pago did not come')))
    document.head.append(script)
  }).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * What the vendor's watch for fraud calls this visit. Its script sets it by itself and keeps it where no module reaches.
 * @source the vendor's guide on the device id
 */
export function deviceSession(): string | undefined {
  const id: unknown = Reflect.get(globalThis, 'MP_DEVICE_SESSION_ID')
  return typeof id === 'string' && id !== '' ? id : undefined
}
