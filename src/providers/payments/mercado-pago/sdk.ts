/** Fields inside the vendor's frames. */
export type SecureFieldName = 'cardNumber' | 'expirationDate' | 'securityCode'

/** Events of a field: an empty list of messages means that it is valid. */
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

/** The used part of the vendor's script. */
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
  /** @param search - amount in whole units with a decimal point */
  getInstallments(search: { amount: string; bin: string }): Promise<InstalmentsAnswer>
}

/** The possible numbers of instalments, for each kind of card that the digits match. */
export type InstalmentsAnswer = readonly {
  readonly payer_costs?: readonly {
    readonly installments?: number
    readonly recommended_message?: string
    readonly labels?: readonly string[]
  }[]
}[]

/** A kind of card, by its first digits. */
export interface CardKind {
  /** id of its network: 'visa' */
  readonly id: string
  /** the issuing bank */
  readonly issuer?: { readonly id?: number | string }
}

type MakeSdk = new (publicKey: string, options?: { locale?: string }) => MercadoPagoSdk

const ADDRESS = 'https://sdk.mercadopago.com/js/v2'

let loading: Promise<MakeSdk> | undefined

/**
 * Loads the vendor's own script, once per page. It must come from the vendor's host; the page's policy allows it
 * because a trusted script adds it.
 * @errors rejects when loading fails; the next call retries
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
 * The session id of the vendor's fraud detection. Its script sets a global variable, which modules cannot import.
 * @source the vendor's guide on the device id
 */
export function deviceSession(): string | undefined {
  const id: unknown = Reflect.get(globalThis, 'MP_DEVICE_SESSION_ID')
  return typeof id === 'string' && id !== '' ? id : undefined
}
